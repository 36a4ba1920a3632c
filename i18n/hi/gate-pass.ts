import type { gatePass as english } from '../en/gate-pass.ts';

export const gatePass: typeof english = {
  title: 'गेट पास',
  titleFor: (filled) => `${filled.name} का गेट पास`,
  show: 'यह गार्ड को दिखाएँ। यह सिर्फ़ इसी काम और इसी कारीगर के लिए है।',
  picture: 'गार्ड के कैमरे के लिए पास',
  digits: 'या ये छह अंक बताएँ',
  where: 'विंग',
  when: 'समय',
  fromTo: (filled) => `${filled.day}, ${filled.from} से ${filled.until}`,
  needed: 'यहाँ बिना पास किसी को अंदर नहीं जाने दिया जाता।',
  minutes: (filled) => `गेट पर लगभग ${filled.minutes} मिनट लगते हैं।`,
  failed: 'गेट पास नहीं खुल सका।',
  again: 'दोबारा कोशिश करें',
};
