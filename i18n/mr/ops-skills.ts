import type * as english from '../en/ops-skills.ts';

export const opsSkills: typeof english.opsSkills = {
  title: 'कौशल्ये',
  text: 'याच सेवांच्या ऑफर त्यांना जातात. बदल त्यांना कळवला जातो.',
  services: 'काम',
  look: 'काय बदलेल ते दाखवा',
  save: 'कौशल्ये बदला',
  done: 'कौशल्ये बदलली.',
  nothing: 'काहीच बदलणार नाही.',
  added: (filled) => `नवीन: ${filled.names}. आतापासून याच्या ऑफर जातील.`,
  removed: (filled) => `काढले जाईल: ${filled.names}. याच्या ऑफर यापुढे जाणार नाहीत.`,
  free: 'कोणत्याही कामाचा कारागीर जाणार नाही.',
  needed: (filled) => `${filled.count} कामांचा कारागीर जाईल. आधी दुसऱ्या कारागिराला द्या.`,
};
