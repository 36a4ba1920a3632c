import type * as english from '../en/ops-zones.ts';

export const opsZones: typeof english.opsZones = {
  title: 'भागाची सवलत',
  text: 'काही तास शहराचा एक भाग नेहमीसारखा चालत नाही. त्याचे पैसे कोणालाच द्यावे लागत नाहीत.',
  list: 'सवलती',
  none: 'सध्या कोणतीही सवलत सुरू किंवा ठरलेली नाही.',
  kind: 'काय',
  kinds: { rain: 'जोरदार पाऊस', bandh: 'बंद', festival: 'सण', other: 'इतर काही' },
  where: 'कुठे',
  whole: 'संपूर्ण शहर',
  find: 'वॉर्ड, पिनकोड किंवा ठिकाण जोडा',
  remove: (filled) => `${filled.place} काढा`,
  from: 'केव्हापासून',
  until: 'आपोआप संपते',
  newBookings: 'या तासांची नवीन बुकिंग',
  lead: { usual: 'नेहमीप्रमाणे', hours4: '4 तास आधी', hours12: '12 तास आधी', closed: 'बंद' },
  before: (filled) => `${filled.hours} तास आधी`,
  message: 'मेसेज',
  look: 'परिणाम दाखवा',
  does: 'सुरू असेपर्यंत',
  rules: [
    'वेळ बदलणे आणि रद्द करणे मोफत; बदल मोजले जात नाहीत.',
    'उशीर किंवा नसण्याचे पैसे कोणाकडूनच नाहीत.',
    'या व्हिजिट वेळेवरही मोजल्या जात नाहीत, उशिरातही नाही.',
  ],
  holds: (filled) =>
    `${filled.visits} व्हिजिट, ${filled.customers} ग्राहक, ${filled.karigars} कारागीर`,
  told: (filled) => `${filled.customers} ग्राहक, ${filled.karigars} कारागीर`,
  money: (filled) =>
    `जास्तीत जास्त ${filled.fees} शुल्क घेतले जाणार नाही, ${filled.mirror} दिले जाणार नाही. कधीही संपवता येते; पाठवलेले मेसेज परत घेता येत नाहीत.`,
  start: (filled) => `सुरू करा, ${filled.count} जणांना सांगा`,
  started: 'सवलत सुरू आहे.',
  states: { coming: 'ठरलेली', holds: 'सुरू', over: 'संपली' },
  visits: (filled) => `${filled.count} व्हिजिट`,
  another: 'वेगळी अखेर',
  extend: 'ही अखेर ठेवा',
  end: 'आत्ता संपवा',
};
