import { policy } from '#contract/policy.ts';
import type { opsFailed as english } from '../en/ops-failed.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

export const opsFailed: typeof english = {
  open: 'पुढे काय…',
  titles: { refund: 'न झालेला परतावा', payout: 'न झालेले पेआउट' },
  amount: 'रक्कम',
  tries: 'प्रयत्न',
  reason: 'सांगितलेले कारण',
  noReason: 'कोणतेही नाही',
  failedAt: 'कधी थांबले',
  lies: 'पैसे आता कुठे आहेत',
  asCredit: (filled) => `ग्राहकाकडे क्रेडिटमध्ये ${filled.amount}`,
  withUs: 'आमच्याकडे: मालकाने खाते हटवले आहे',
  instead: 'दुसऱ्या मार्गाने दिले',
  used: 'देण्यासारखे काही उरलेले नाही: ग्राहकाने क्रेडिट वापरले आहे.',
  dueFirst: (filled) => `बुकिंगचे ${filled.due} बाकी आहेत. आधी ते भरले पाहिजेत.`,
  noUpi: 'ग्राहकाने UPI आयडी निश्चित केलेला नाही. ॲपमध्ये क्रेडिटखाली तो जोडता येतो.',
  way: 'काय करायचे',
  ways: {
    again: 'त्याच मार्गाने पुन्हा प्रयत्न करा',
    upi: 'त्यांच्या UPI आयडीवर पाठवा',
    bank: 'बँक ट्रान्सफरने पैसे दिले आहेत',
  },
  upiId: 'UPI आयडी',
  effects: {
    again: (filled) =>
      `गेटवेला ${filled.amount} पुन्हा पाठवायला सांगितले जाईल. पुन्हा झाले नाही तर ते इथेच परत येईल.`,
    upi: (filled) => `${filled.amount} त्यांच्या क्रेडिटमधून घेऊन ${filled.upi} वर पाठवले जातील.`,
    bank: (filled) =>
      `या संदर्भाने ${filled.amount} आमच्या बँकेतून दिल्याचे धरले जातील. काहीही पाठवले जाणार नाही.`,
  },
  left: (filled) => `त्यानंतर त्यांचे क्रेडिट ${filled.left} राहील.`,
  told: 'पैसे दिल्यावर ग्राहकाला ॲपमध्ये आणि मेलने कळेल.',
  untold: 'कोणालाही कळवले जाणार नाही: खाते हटवले आहे.',
  needsTwo: `${ALONE} च्या वर धरले जाण्याआधी पैसे या ठिकाणी दुसऱ्या व्यक्तीची संमती लागते.`,
  buttons: {
    again: 'पुन्हा प्रयत्न करा',
    upi: (filled) => `${filled.amount} पाठवा`,
    bank: (filled) => `${filled.amount} दिल्याची नोंद करा`,
  },
  results: {
    again: 'पैसे जात आहेत.',
    upi: 'पैसे जात आहेत.',
    bank: 'पैसे दिल्याची नोंद झाली.',
    requested: 'नोंदले. पैसे या ठिकाणी दुसऱ्या व्यक्तीची संमती लागते.',
  },
  finance: 'याचा निर्णय वित्त विभाग घेईल.',
};
