import type { integratorRefusals as en } from '../en/integrator-refusals.ts';

export const integratorRefusals: typeof en = {
  'key-needed': 'यासाठी इंटिग्रेटरची किल्ली लागते: `Authorization: Bearer aangan_key_…`.',
  'key-ended': 'या किल्लीची मुदत संपली आहे किंवा ती रद्द केली आहे.',
  'scope-missing': 'ही किल्ली यासाठी बनवलेली नाही.',
  'scope-unknown': 'कृपया दिलेल्या अधिकारांमधून निवडा.',
  'scope-needed': 'कृपया किल्ली कशासाठी आहे ते निवडा.',
  'reference-invalid': 'कृपया बुकिंगचा संदर्भ लिहा.',
  'customer-books-themself': 'या नंबरसाठी आम्ही दुसऱ्या कोणाकडून बुकिंग घेत नाही. ते स्वतः बुक करू शकतात.',
  'booking-confirmed': 'ग्राहकाने हे बुकिंग पक्के केले आहे. ते तेच रद्द करतात.',
  'webhook-held': 'हा पत्ता आम्ही बंद केला आहे. पुन्हा सुरू करण्याआधी कृपया आमच्याशी बोला.',
  'too-many-webhooks': 'कृपया आधी एखादा पत्ता बंद करा.',
  'api-key-exists': 'ही किल्ली बनवली आहे. ती दिसली नसेल तर रद्द करा आणि दुसरी बनवा.',
  'api-key-expiry-invalid': 'कृपया आजपासून एका वर्षाच्या आतला शेवटचा दिवस निवडा.',
  'api-key-not-found': 'अशी कोणतीही किल्ली नाही.',
};
