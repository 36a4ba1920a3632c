import { policy } from '#contract/policy.ts';
import type { opsFailed as english } from '../en/ops-failed.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

export const opsFailed: typeof english = {
  open: 'आगे क्या…',
  titles: { refund: 'रिफ़ंड जो नहीं हो पाया', payout: 'भुगतान जो नहीं हो पाया' },
  amount: 'रक़म',
  tries: 'कोशिशें',
  reason: 'बताया गया कारण',
  noReason: 'कोई नहीं',
  failedAt: 'कब रुका',
  lies: 'पैसा अभी कहाँ है',
  asCredit: (filled) => `ग्राहक के पास क्रेडिट में ${filled.amount}`,
  withUs: 'हमारे पास: मालिक ने खाता मिटा दिया है',
  instead: 'दूसरे रास्ते से भुगतान',
  used: 'देने को कुछ नहीं बचा: ग्राहक ने क्रेडिट इस्तेमाल कर लिया है।',
  dueFirst: (filled) => `बुकिंग के ${filled.due} बाक़ी हैं। पहले उनका भुगतान होना चाहिए।`,
  noUpi: 'ग्राहक ने कोई UPI आईडी कन्फ़र्म नहीं की है। वे ऐप में क्रेडिट के नीचे जोड़ सकते हैं।',
  way: 'क्या किया जाए',
  ways: {
    again: 'उसी रास्ते फिर कोशिश करें',
    upi: 'उनकी UPI आईडी पर भेजें',
    bank: 'मैंने बैंक ट्रांसफ़र से भुगतान कर दिया है',
  },
  upiId: 'UPI आईडी',
  effects: {
    again: (filled) => `गेटवे से ${filled.amount} फिर भेजने को कहा जाएगा। फिर न हुआ तो यहीं लौट आएगा।`,
    upi: (filled) => `${filled.amount} उनके क्रेडिट से लेकर ${filled.upi} पर भेजे जाएँगे।`,
    bank: (filled) => `इस संदर्भ के साथ ${filled.amount} हमारे बैंक से दिए हुए गिने जाएँगे। कुछ भेजा नहीं जाएगा।`,
  },
  left: (filled) => `इसके बाद उनका क्रेडिट ${filled.left} रहेगा।`,
  told: 'भुगतान होने पर ग्राहक को ऐप में और मेल से पता चलेगा।',
  untold: 'किसी को नहीं बताया जाएगा: खाता मिट चुका है।',
  needsTwo: `${ALONE} से ऊपर गिने जाने से पहले पैसे के नीचे दूसरे व्यक्ति की सहमति चाहिए।`,
  buttons: {
    again: 'फिर कोशिश करें',
    upi: (filled) => `${filled.amount} भेजें`,
    bank: (filled) => `${filled.amount} का भुगतान दर्ज करें`,
  },
  results: {
    again: 'पैसा भेजा जा रहा है।',
    upi: 'पैसा भेजा जा रहा है।',
    bank: 'भुगतान दर्ज हो गया।',
    requested: 'लिख लिया गया। पैसे के नीचे दूसरे व्यक्ति की सहमति चाहिए।',
  },
  finance: 'इसका फ़ैसला वित्त करेगा।',
};
