import type * as english from '../en/ops-skills.ts';

export const opsSkills: typeof english.opsSkills = {
  title: 'हुनर',
  text: 'इन्हीं सेवाओं के ऑफ़र उन्हें जाते हैं। बदलाव की ख़बर उन्हें मिलती है।',
  services: 'काम',
  look: 'क्या बदलेगा, दिखाएँ',
  save: 'हुनर बदलें',
  done: 'हुनर बदल गए।',
  nothing: 'कुछ नहीं बदलेगा।',
  added: (filled) => `नया: ${filled.names}। अब से इसके ऑफ़र जाएँगे।`,
  removed: (filled) => `हटेगा: ${filled.names}। अब इसके ऑफ़र नहीं जाएँगे।`,
  free: 'किसी विज़िट का कारीगर नहीं जाएगा।',
  needed: (filled) => `${filled.count} विज़िट का कारीगर चला जाएगा। पहले दूसरे कारीगर को दें।`,
};
