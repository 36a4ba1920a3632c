import { policy } from '#contract/policy.ts';
import type { opsPayOut as english } from '../en/ops-pay-out.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

export const opsPayOut: typeof english = {
  panel: 'हमारी ओर से पैसे',
  text: 'हमारे अपने पैसे, रिफ़ंड और कमाई से अलग: टैक्सी के लिए, टूटी चीज़ के लिए, या भलाई में।',
  open: 'पैसे दें…',
  amount: 'रक़म ₹ में',
  see: 'देखें क्या होगा',
  back: 'पीछे',
  upiId: 'UPI आईडी',
  goes: (filled) => `हमारे अपने ${filled.amount} ${filled.name} को जाएँगे: ${filled.to}`,
  before: (filled) => `पिछले 30 दिनों में इस तरह उन्हें हमारी ओर से ${filled.before} मिले हैं, या मिलने वाले हैं।`,
  nothingBefore: 'पिछले 30 दिनों में इस तरह उन्हें हमारी ओर से कुछ नहीं मिला।',
  needsTwo: `${ALONE} से ऊपर, टुकड़ों में भी, जाने से पहले पैसे के नीचे दूसरे व्यक्ति की सहमति चाहिए।`,
  told: 'भुगतान होने पर उन्हें ऐप में और ईमेल से पता चलेगा।',
  dueFirst: (filled) =>
    `बुकिंग के ${filled.due} उन पर बाक़ी हैं। पहले वे चुकाने होंगे; कौन-सी बुकिंग है, उनकी बुकिंग में दिखेगा।`,
  noUpi: 'उन्होंने कोई UPI आईडी कन्फ़र्म नहीं की है। ऐप में क्रेडिट के नीचे क्रेडिट के पैसे लेते समय वे ऐसा करते हैं।',
  pay: (filled) => `${filled.amount} दें`,
  takeBack: 'वापस लें',
  takenBack: 'वापस ले लिया गया। कुछ नहीं दिया जाएगा।',
  takenBackWhy: 'माँगने वाले ने ही वापस ले लिया।',
  results: {
    approved: 'पैसा भेजा जा रहा है।',
    requested: 'लिख लिया गया। पैसे के नीचे दूसरे व्यक्ति की सहमति के बाद जाएगा।',
  },
};
