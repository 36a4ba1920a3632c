import { policy } from '#contract/policy.ts';
import type { opsMismatch as english } from '../en/ops-mismatch.ts';

export const opsMismatch: typeof english = {
  decide: 'ठरवा…',
  title: 'न जुळणारे पैसे',
  asked: 'मागितले',
  came: 'आले',
  gateway: 'गेटवे',
  theirName: 'गेटवेमधले त्याचे नाव',
  way: 'याचे काय करायचे',
  ways: {
    adopt: 'हे बाकी रकमेचे पैसे आहेत',
    match: 'हे त्याच ग्राहकाच्या दुसऱ्या बुकिंगचे आहेत',
    return: 'पूर्ण परत जावेत',
  },
  waysText: {
    adopt: 'बाकी रकमेत धरले जातील; जास्त असेल ते परत जाईल, कमी असेल ते बाकी राहील.',
    match: 'त्या बुकिंगच्या बाकी रकमेत धरले जातील, दुसऱ्या कोणाच्या बुकिंगमध्ये कधीच नाही.',
    return: 'सर्व पैसे त्याच मार्गाने परत जातील आणि ग्राहकाला सांगितले जाईल.',
  },
  other: 'दुसऱ्या बुकिंगचा संदर्भ',
  find: 'शोधा',
  notFound: 'या संदर्भाची बुकिंग नाही.',
  firstSaid: (filled) => `आपल्यातल्या एकाने म्हटले: ${filled.way}`,
  needsTwo: `नोंदले. ₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')} च्या वर आपल्यातल्या दुसऱ्यानेही तेच म्हणायला हवे.`,
  do: 'असे ठरवा',
};
