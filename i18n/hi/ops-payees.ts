import type { opsPayees as english } from '../en/ops-payees.ts';

/** Changes of where Karigars are paid. */
export const opsPayees: typeof english = {
  tab: 'खाते',
  title: 'बदले हुए खाते',
  text: 'कारीगर अब कहाँ पैसे चाहते हैं। नया खाता एक दिन बाद इस्तेमाल होता है, नए मोबाइल के बाद तीन दिन बाद। बदलाव कारीगर ने नहीं किया, तो रोक दें।',
  none: 'कोई खाता नहीं बदला।',
  open: 'बदले हुए खाते खोलें',
  unreadable: 'पढ़ा नहीं जा सकता',
  changed: ({ at, usableAt }) => `${at} को बदला · ${usableAt} से इस्तेमाल`,
  because: ({ why }) => `रोका गया: ${why}`,
  madeFor: ({ sum, day }) => `${day} के बैच में ${sum}, बैंक का जवाब बाक़ी`,
  states: { waiting: 'अभी इस्तेमाल नहीं', used: 'इस्तेमाल में', replaced: 'बदल गया', stopped: 'रोका गया' },
  stop: 'रोकें',
  stopTitle: ({ name }) => `${name} का नया खाता रोकें`,
  stopText: ({ name }) =>
    `इस खाते में अब किसी को पैसे नहीं जाएँगे। ${name} को पहले वाली जगह पैसे मिलेंगे, उन्हें बताया जाएगा, और वे दूसरा खाता बता सकते हैं।`,
  nothingMade: 'इस खाते का कोई भुगतान बैंक में बाक़ी नहीं है।',
  askBank: 'बैंक से इन्हें रोकने को कहें। जवाब आने तक ये अटके पैसों में दिखेंगे:',
  whyText: 'कारीगर इसे पढ़ते हैं।',
};
