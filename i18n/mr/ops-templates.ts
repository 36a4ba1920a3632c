import type { opsTemplates as english } from '../en/ops-templates.ts';

/** Words of the console's list of sentences that have to be registered. */
export const opsTemplates: typeof english = {
  title: 'नोंदणी करायचे मेसेज',
  text: 'ऑपरेटर SMS आणि Meta WhatsApp फक्त नोंदणीप्रमाणे शब्दशः असेल तरच पुढे जाऊ देतात. नवीन रिलीजमध्ये बदललेला मेसेज पुन्हा नोंदवावा लागतो.',
  all: 'सर्व',
  open: 'नोंदणी नाही',
  both: 'SMS आणि WhatsApp',
  none: 'प्रत्येक मेसेजची नोंदणी झाली आहे.',
  sentence: 'मेसेज',
  variables: 'रिकाम्या जागा',
  state: 'नोंदणी',
  change: 'बदला…',
  changeOf: (filled) => `${filled.name}, ${filled.language} ची नोंदणी`,
  id: 'नोंदणीतील आयडी',
  note: 'टीप',
  save: 'सेव्ह करा',
  changed: 'नंतर बदलला, पुन्हा नोंदवायचा आहे',
  missing: 'सेटिंगमध्ये आयडी नाही: पाठवला जात नाही',
  somebody: 'कोणीतरी',
  by: (filled) => `${filled.name}, ${filled.time}`,
  count: (filled) => `${filled.all} पैकी ${filled.open} ची नोंदणी नाही`,
  states: {
    open: 'पाठवलेला नाही',
    waiting: 'उत्तराची वाट',
    registered: 'नोंदणी झाली',
    refused: 'नाकारला',
  },
};
