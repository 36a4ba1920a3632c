import type { opsApiKeys as en } from '../en/ops-api-keys.ts';

export const opsApiKeys: typeof en = {
  title: 'इंटिग्रेटरच्या किल्ल्या',
  text: 'किल्लीने सोसायटी किंवा भागीदाराचा प्रोग्राम आपल्या लोकांसाठी बुक करतो आणि तीच बुकिंग वाचतो: संदर्भ, वेळ, किंमत आणि स्थिती. नाव, पत्ता किंवा फोन नंबर त्याला दिसत नाही, आणि प्रत्येक बुकिंग ग्राहक स्वतः पक्के करतो.',
  none: 'अजून कोणत्याही प्रोग्रामकडे किल्ली नाही.',
  make: 'किल्ली बनवा',
  integrator: 'कोणाचा प्रोग्राम',
  integratorHelp: 'एकाच नावाच्या किल्ल्या तीच बुकिंग पाहतात. प्रत्येक प्रोग्रामला त्याची स्वतःची किल्ली द्या.',
  scopes: 'कशासाठी',
  scopeNames: {
    'bookings:read': 'आपली बुकिंग वाचणे',
    'bookings:place': 'बुकिंग मागणे',
    'bookings:cancel': 'पक्के न झालेले बुकिंग मागे घेणे',
    'webhooks:read': 'आपले वेबहुक पाहणे',
    'webhooks:write': 'आपले वेबहुक बदलणे',
  },
  expiresOn: 'शेवटचा दिवस',
  keyOnce: 'ही किल्ली प्रोग्राम चालवणाऱ्यांना द्या. ती फक्त आत्ताच दाखवली जात आहे.',
  revoke: 'रद्द करा',
  revokeText: (filled) =>
    `${filled.name} यांचा प्रोग्राम या किल्लीने यापुढे काही करू शकणार नाही. त्यांचे वेबहुक चालू राहतील.`,
  keep: 'राहू द्या',
  revoked: (filled) => `${filled.at} रोजी रद्द`,
  expired: 'मुदत संपली',
  expires: (filled) => `${filled.on} पर्यंत`,
  lastUsed: (filled) => `शेवटचा वापर: ${filled.at}`,
  neverUsed: 'अजून वापरली नाही',
  uses: 'तीस दिवसांत',
  use: (filled) => `${filled.answered} उत्तरे, ${filled.refused} नकार`,
  ofIntegrator: (filled) => `फक्त ${filled.name} यांची बुकिंग`,
};
