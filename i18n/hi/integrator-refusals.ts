import type { integratorRefusals as en } from '../en/integrator-refusals.ts';

export const integratorRefusals: typeof en = {
  'key-needed': 'इसके लिए इंटीग्रेटर की कुंजी चाहिए: `Authorization: Bearer aangan_key_…`।',
  'key-ended': 'इस कुंजी की मियाद पूरी हो गई या इसे रद्द किया गया।',
  'scope-missing': 'यह कुंजी इसके लिए नहीं बनी है।',
  'scope-unknown': 'कृपया दिए गए अधिकारों में से चुनें।',
  'scope-needed': 'कृपया चुनें कि कुंजी किस काम की है।',
  'reference-invalid': 'कृपया बुकिंग रेफ़रेंस लिखें।',
  'customer-books-themself': 'इस नंबर के लिए हम किसी और से बुकिंग नहीं लेते। वे ख़ुद बुक कर सकते हैं।',
  'booking-confirmed': 'ग्राहक ने यह बुकिंग पक्की कर दी है। इसे वे ही रद्द करते हैं।',
  'webhook-held': 'यह पता हमने बंद किया है। फिर चालू करने से पहले कृपया हमसे बात करें।',
  'too-many-webhooks': 'कृपया पहले कोई पता बंद करें।',
  'api-key-exists': 'यह कुंजी बन चुकी है। न दिखी हो तो इसे रद्द करें और दूसरी बनाएँ।',
  'api-key-expiry-invalid': 'कृपया आज से एक साल के अंदर का आख़िरी दिन चुनें।',
  'api-key-not-found': 'ऐसी कोई कुंजी नहीं है।',
};
