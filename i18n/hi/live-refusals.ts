import type { liveRefusals as english } from '../en/live-refusals.ts';

/** How a visit that is watched while it happens says no. */
export const liveRefusals: typeof english = {
  'nobody-to-tell': 'अभी आपके पास कोई नहीं आ रहा है।',
  'sentence-unknown': 'कृपया दिए गए वाक्यों में से एक चुनें।',
  'share-over': 'इस लिंक पर अब कोई विज़िट नहीं दिखती।',
  'share-token-invalid': 'यह लिंक पढ़ा नहीं जा सका।',
  'too-many-shares': 'आप यह विज़िट पाँच बार साझा कर चुके हैं। कृपया पहले कोई लिंक वापस लें।',
  'visit-over': 'यह विज़िट पूरी हो चुकी है, या अभी कोई नहीं आ रहा है।',
  'not-travelling': 'आप इस विज़िट के रास्ते पर नहीं हैं।',
};
