import { policy } from '#contract/policy.ts';
import type { changes as english } from '../en/changes.ts';

const { freeHoursBefore, lateHoursBefore, graceMinutesAfterBooking } = policy.cancellation;

export const changes: typeof english = {
  cancel: {
    open: 'बुकिंग रद्द करा',
    title: 'हे बुकिंग रद्द करायचे?',
    loading: 'शुल्क काढत आहोत…',
    failed: 'शुल्क समजू शकले नाही.',
    retry: 'पुन्हा प्रयत्न करा',
    fee: 'रद्द शुल्क',
    nothing: 'विनाशुल्क',
    refund: 'तुम्हाला परत मिळतील',
    due: 'तुम्हाला अजून द्यायचे आहेत',
    reasons: {
      early: `भेटीच्या किमान ${freeHoursBefore} तास आधी रद्द करणे विनाशुल्क आहे.`,
      unassigned: 'अजून कारागीर ठरलेला नाही, म्हणून रद्द करणे विनाशुल्क आहे.',
      'just-booked': `बुकिंगनंतर ${graceMinutesAfterBooking} मिनिटांत रद्द करणे विनाशुल्क आहे.`,
      'under-24-hours': `भेटीला ${freeHoursBefore} तासांपेक्षा कमी वेळ उरला आहे.`,
      'under-3-hours': `भेटीला ${lateHoursBefore} तासांपेक्षा कमी वेळ उरला आहे.`,
      'on-the-way': 'तुमचे कारागीर निघाले आहेत.',
      arrived: 'तुमचे कारागीर दारात आहेत.',
      rescheduled: 'भेटीची वेळ बदलली तेव्हा हे शुल्क ठरले होते.',
    },
    share: (filled) => `सेवेच्या किमतीच्या ${filled.percent}%.`,
    risesByClock: (filled) => `${filled.moment} पर्यंत. त्यानंतर: ${filled.amount}.`,
    risesAssignedBy: (filled) =>
      `${filled.moment} पर्यंत विनाशुल्क. त्यानंतर कारागीर ठरल्यावर ${filled.amount}.`,
    risesAssigned: (filled) => `कारागीर ठरताच: ${filled.amount}.`,
    risesSetsOut: (filled) => `कारागीर निघाल्यावर: ${filled.amount}.`,
    risesArrives: (filled) => `कारागीर दारात पोहोचल्यावर: ${filled.amount}.`,
    left: (filled) => `${filled.time} बाकी`,
    refundTime: 'ते मूळ पेमेंट पद्धतीत 7-10 कामकाजाच्या दिवसांत येतात.',
    changed: 'तुम्ही पाहत असताना शुल्क बदलले आहे. कृपया पुन्हा पाहा.',
    keep: 'बुकिंग राहू द्या',
    confirm: 'बुकिंग रद्द करा',
    confirmFor: (filled) => `${filled.amount} देऊन रद्द करा`,
    done: 'तुमचे बुकिंग रद्द झाले आहे',
  },
  refunds: {
    title: 'परतावा',
    methods: { upi: 'UPI', card: 'कार्ड' },
    to: (filled) => `ज्या मार्गाने आले त्याच मार्गाने परत: ${filled.method}`,
    states: {
      approved: 'मंजूर; आम्ही पाठवत आहोत',
      sent: 'पेमेंट कंपनीकडे पाठवला',
      processing: 'तुमच्या बँकेकडे',
      credited: 'तुम्हाला मिळाला',
      failed: 'तुमच्या बँकेने घेतला नाही; आम्ही पुन्हा प्रयत्न करत आहोत',
      stuck: 'या मार्गाने परत जात नाही; आमची टीम लक्ष घालत आहे आणि तुमच्याशी संपर्क करेल',
    },
    holder: 'आता कोणाकडे आहे',
    holders: { us: 'आमच्याकडे', gateway: 'पेमेंट कंपनीकडे', bank: 'तुमच्या बँकेकडे', you: 'तुमच्याकडे' },
    due: 'या तारखेपर्यंत',
    late: 'याला हवा त्यापेक्षा जास्त वेळ लागत आहे. कृपया वरील कोडसह आमच्याशी संपर्क साधा.',
    reference: 'संदर्भ',
    credited: 'जमा झाल्याची तारीख',
  },
};
