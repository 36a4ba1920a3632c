import { policy } from '#contract/policy.ts';
import type { opsFailed as english } from '../en/ops-failed.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

export const opsFailed: typeof english = {
  open: 'आगे क्या…',
  titles: { refund: 'रिफ़ंड जो नहीं हो पाया', payout: 'पेआउट जो नहीं हो पाया' },
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
    bank: 'बैंक ट्रांसफ़र से भुगतान करें',
  },
  upiId: 'UPI आईडी',
  effects: {
    again: (filled) => `गेटवे से ${filled.amount} फिर भेजने को कहा जाएगा। फिर न हुआ तो यहीं लौट आएगा।`,
    upi: (filled) => `${filled.amount} उनके क्रेडिट से लेकर ${filled.upi} पर भेजे जाएँगे।`,
    bank: (filled) =>
      `${filled.amount} अभी अलग रखे जाएँगे। सहमति मिलने पर ही बैंक से भुगतान करें, उससे पहले नहीं; फिर बैंक का संदर्भ यहाँ लिखें।`,
  },
  left: (filled) => `इसके बाद उनका क्रेडिट ${filled.left} रहेगा।`,
  told: 'भुगतान होने पर ग्राहक को ऐप में और ईमेल से पता चलेगा।',
  untold: 'किसी को नहीं बताया जाएगा: खाता मिट चुका है।',
  needsTwo: `${ALONE} से ऊपर कुछ भी देने से पहले पैसे के नीचे दूसरे व्यक्ति की सहमति चाहिए।`,
  buttons: {
    again: 'फिर कोशिश करें',
    upi: (filled) => `${filled.amount} भेजें`,
    bank: (filled) => `${filled.amount} अलग रखें`,
  },
  results: {
    again: 'पैसा भेजा जा रहा है।',
    upi: 'पैसा भेजा जा रहा है।',
    bank: 'पैसा अलग रखा गया। अब बैंक से भुगतान करें, फिर इसे दोबारा खोलकर संदर्भ लिखें।',
    requested: 'पैसा अलग रखा गया। पैसे के नीचे दूसरे व्यक्ति की सहमति चाहिए; उससे पहले बैंक से कुछ न दें।',
  },
  toPay: {
    now: (filled) =>
      `${filled.amount} अलग रखे गए हैं और सहमति मिल चुकी है। बैंक से एक बार भुगतान करें, फिर बैंक का संदर्भ लिखें।`,
    record: (filled) => `${filled.amount} का भुगतान दर्ज करें`,
    undo: 'भुगतान न करें',
    recorded: 'भुगतान दर्ज हो गया।',
    undone: 'भुगतान नहीं हुआ। पैसा फिर ग्राहक के क्रेडिट में है।',
  },
  finance: 'इसका फ़ैसला वित्त टीम करेगी।',
};
