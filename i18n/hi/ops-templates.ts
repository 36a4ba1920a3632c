import type { opsTemplates as english } from '../en/ops-templates.ts';

/** Words of the console's list of sentences that have to be registered. */
export const opsTemplates: typeof english = {
  title: 'रजिस्टर होने वाले संदेश',
  text: 'ऑपरेटर SMS को और Meta WhatsApp को सिर्फ़ तभी जाने देते हैं जब वह शब्दशः रजिस्टर हो। जो संदेश नई रिलीज़ में बदलता है, उसे फिर से रजिस्टर करना होता है।',
  all: 'सभी',
  open: 'रजिस्टर नहीं',
  both: 'SMS और WhatsApp',
  none: 'हर संदेश रजिस्टर है।',
  sentence: 'संदेश',
  variables: 'ख़ाली जगहें',
  state: 'रजिस्ट्रेशन',
  change: 'बदलें…',
  changeOf: (filled) => `${filled.name}, ${filled.language} का रजिस्ट्रेशन`,
  id: 'रजिस्ट्री में आईडी',
  note: 'नोट',
  save: 'सेव करें',
  changed: 'बाद में बदला, फिर रजिस्टर करना है',
  missing: 'सेटिंग में आईडी नहीं: नहीं जाता',
  somebody: 'कोई',
  by: (filled) => `${filled.name}, ${filled.time}`,
  count: (filled) => `${filled.all} में से ${filled.open} रजिस्टर नहीं`,
  states: { open: 'भेजा नहीं', waiting: 'जवाब का इंतज़ार', registered: 'रजिस्टर हुआ', refused: 'नामंज़ूर' },
};
