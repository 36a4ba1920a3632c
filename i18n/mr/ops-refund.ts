import { policy } from '#contract/policy.ts';
import type { opsRefund as english } from '../en/ops-refund.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

export const opsRefund: typeof english = {
  open: 'पैसे परत द्या…',
  title: 'हाताने पैसे परत द्या',
  payment: 'पेमेंट',
  paymentNamed: (filled) =>
    `${filled.gateway}: ${filled.amount}, यातले ${filled.left} परत जाऊ शकतात`,
  amount: 'रक्कम ₹ मध्ये',
  text: 'ज्या खात्यातून आले, त्याच खात्यात परत जातील.',
  see: 'काय होईल ते पाहा',
  nothing: 'या बुकिंगचे काहीही गेटवेने परत जाऊ शकत नाही.',
  needsTwo: `${ALONE} च्या वर जाण्याआधी दुसऱ्या व्यक्तीची संमती लागते.`,
  above: 'ग्राहकाला भरलेल्यापेक्षा जास्त परत मिळालेले असेल.',
  aboveWhy: 'भरलेल्यापेक्षा जास्त का',
  give: (filled) => `${filled.amount} परत द्या`,
  back: 'मागे',
  results: {
    approved: 'पैसे परत जात आहेत.',
    requested: 'नोंदले. दुसऱ्या व्यक्तीची संमती मिळाल्यावर जातील.',
  },
};
