import { policy } from '#contract/policy.ts';
import type { changes as english } from '../en/changes.ts';

const { freeHoursBefore, lateHoursBefore, graceMinutesAfterBooking } = policy.cancellation;
const { event } = policy;

export const changes: typeof english = {
  cancel: {
    open: 'बुकिंग रद्द करें',
    title: 'यह बुकिंग रद्द करें?',
    loading: 'शुल्क निकाला जा रहा है…',
    failed: 'शुल्क पता नहीं चल सका।',
    retry: 'फिर कोशिश करें',
    fee: 'रद्दीकरण शुल्क',
    nothing: 'निःशुल्क',
    refund: 'आपको वापस मिलेगा',
    due: 'आपको अभी देना होगा',
    reasons: {
      early: `विज़िट से कम से कम ${freeHoursBefore} घंटे पहले रद्द करना निःशुल्क है।`,
      unassigned: 'अभी कोई कारीगर तय नहीं हुआ है, इसलिए रद्द करना निःशुल्क है।',
      'just-booked': `बुकिंग के ${graceMinutesAfterBooking} मिनट के भीतर रद्द करना निःशुल्क है।`,
      'under-24-hours': `विज़िट में ${freeHoursBefore} घंटे से कम बचे हैं।`,
      'under-3-hours': `विज़िट में ${lateHoursBefore} घंटे से कम बचे हैं।`,
      'on-the-way': 'आपके कारीगर रास्ते में हैं।',
      arrived: 'आपके कारीगर दरवाज़े पर हैं।',
      rescheduled: 'यह शुल्क विज़िट का समय बदलते समय तय हुआ था।',
    },
    share: (filled) => `सेवा मूल्य का ${filled.percent}%।`,
    risesByClock: (filled) => `${filled.moment} तक। उसके बाद: ${filled.amount}।`,
    risesAssignedBy: (filled) =>
      `${filled.moment} तक निःशुल्क। उसके बाद कारीगर तय होने पर ${filled.amount}।`,
    risesAssigned: (filled) => `कारीगर तय होते ही: ${filled.amount}।`,
    risesSetsOut: (filled) => `कारीगर के निकलने पर: ${filled.amount}।`,
    risesArrives: (filled) => `कारीगर के दरवाज़े पर पहुँचने पर: ${filled.amount}।`,
    left: (filled) => `${filled.time} बाकी`,
    refundTime: 'यह मूल भुगतान माध्यम में 7-10 कार्य दिवसों में आता है।',
    changed: 'आपके देखते-देखते शुल्क बदल गया है। कृपया फिर से देख लें।',
    keep: 'बुकिंग रहने दें',
    confirm: 'बुकिंग रद्द करें',
    confirmFor: (filled) => `${filled.amount} देकर रद्द करें`,
    done: 'आपकी बुकिंग रद्द हो गई है',
  },
  reschedule: {
    open: 'समय बदलें',
    title: 'दूसरा समय चुनें',
    now: (filled) => `अभी: ${filled.moment}`,
    samePrice: 'मूल्य वही रहेगा।',
    floor: (filled) =>
      `समय बदलने के बाद रद्द करने पर कम से कम ${filled.amount} शुल्क लगेगा: जितना अभी लगता है।`,
    left: (filled) =>
      filled.count === 1
        ? 'समय आख़िरी बार बदला जा सकता है।'
        : `समय ${filled.count} बार और बदला जा सकता है।`,
    choose: 'समय चुनें',
    confirm: (filled) => `${filled.moment} पर ले जाएँ`,
    keep: 'यही समय रहने दें',
    taken: 'यह समय अभी-अभी किसी ने ले लिया। ये समय ख़ाली हैं:',
    noneFree: 'यह समय अभी-अभी किसी ने ले लिया। कृपया दूसरा दिन चुनें।',
    done: 'आपकी विज़िट का समय बदल गया है',
  },
  plan: {
    title: 'किस्तों में भुगतान',
    kinds: {
      full: 'पूरा मूल्य',
      advance: `अग्रिम, ${event.advancePercent}%`,
      'event-day': `कार्यक्रम के दिन, ${event.eventDayPercent}%`,
      completion: `काम पूरा होने पर, ${event.completionPercent}%`,
      'cancellation-fee': 'रद्दीकरण शुल्क',
    },
    paid: (filled) => `${filled.day} को भुगतान हुआ`,
    due: 'अभी देय',
    overdue: (filled) => `${filled.day} से बकाया`,
    later: (filled) => `${filled.day} को देय`,
    laterDone: 'काम पूरा होने और स्वीकार करने पर देय',
  },
  ledger: {
    title: 'इस बुकिंग का एक-एक रुपया',
    empty: 'अभी तक कोई लेन-देन नहीं हुआ।',
    kinds: {
      settled: 'आपका भुगतान हम तक पहुँचा',
      'fee-kept': 'इसमें से रद्दीकरण शुल्क लिया गया',
      'fee-due': 'रद्दीकरण शुल्क देय हुआ',
      'fee-paid': 'देय शुल्क चुका दिया गया',
      'credit-granted': 'हमारी चूक के लिए आपके खाते में जोड़ा गया',
      'refund-due': 'आपका रिफ़ंड अलग रखा गया',
      'refund-credited': 'रिफ़ंड आपको दे दिया गया',
    },
    accounts: {
      gateway_clearing: 'भुगतान कंपनी',
      customer_advances: 'आपकी विज़िट के लिए रखा',
      refunds_payable: 'आपके रिफ़ंड के लिए रखा',
      customer_dues: 'आपसे लेना है',
      cancellation_fees: 'रद्दीकरण शुल्क',
      goodwill: 'हमारी ओर से',
      account_credit: 'हमारे पास आपकी जमा राशि',
    },
    reference: 'संदर्भ',
    policy: (filled) =>
      `हर प्रविष्टि का जोड़ शून्य है: जो एक खाते से जाता है, वह दूसरे में आता है। ${filled.version} की नीति।`,
  },
  refunds: {
    title: 'रिफ़ंड',
    methods: { upi: 'UPI', card: 'कार्ड' },
    to: (filled) => `उसी माध्यम पर वापस: ${filled.method}`,
    states: {
      approved: 'मंज़ूर; हम भेज रहे हैं',
      sent: 'भुगतान कंपनी को भेजा गया',
      processing: 'आपके बैंक के पास',
      credited: 'आपको मिल गया',
      failed: 'आपके बैंक ने नहीं लिया; हम फिर कोशिश कर रहे हैं',
      stuck: 'इस माध्यम से नहीं लौट पा रहा; हमारी टीम इसे देख रही है और आपसे संपर्क करेगी',
    },
    holder: 'अभी किसके पास है',
    holders: { us: 'हमारे पास', gateway: 'भुगतान कंपनी के पास', bank: 'आपके बैंक के पास', you: 'आपके पास' },
    due: 'इस तारीख़ तक',
    late: 'इसमें ज़रूरत से ज़्यादा समय लग रहा है। कृपया ऊपर दिए कोड के साथ हमसे संपर्क करें।',
    reference: 'संदर्भ',
    credited: 'जमा होने की तारीख़',
  },
};
