import { policy } from '#contract/policy.ts';
import type { opsRefund as english } from '../en/ops-refund.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

export const opsRefund: typeof english = {
  open: 'पैसे लौटाएँ…',
  title: 'हाथ से पैसे लौटाएँ',
  payment: 'भुगतान',
  paymentNamed: (filled) => `${filled.gateway}: ${filled.amount}, इसमें से ${filled.left} लौट सकते हैं`,
  amount: 'रक़म ₹ में',
  text: 'जिस खाते से आए, उसी में लौटेंगे।',
  see: 'देखें क्या होगा',
  nothing: 'इस बुकिंग का कुछ भी गेटवे से नहीं लौट सकता।',
  needsTwo: `${ALONE} से ऊपर जाने से पहले दूसरे व्यक्ति की सहमति चाहिए।`,
  above: 'ग्राहक को भुगतान से ज़्यादा वापस मिल चुका होगा।',
  aboveWhy: 'भुगतान से ज़्यादा क्यों',
  give: (filled) => `${filled.amount} लौटाएँ`,
  back: 'पीछे',
  results: {
    approved: 'पैसे लौट रहे हैं।',
    requested: 'लिख लिया गया। दूसरे व्यक्ति की सहमति के बाद जाएगा।',
  },
};
