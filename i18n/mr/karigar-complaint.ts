import type * as english from '../en/karigar-complaint.ts';

export const complaint: typeof english.complaint = {
  title: 'तक्रार',
  says: 'ग्राहकाचे म्हणणे',
  reasons: {
    'not-done': 'काम झाले नाही',
    'badly-done': 'काम नीट झाले नाही',
    damage: 'काहीतरी तुटले किंवा बिघडले',
    overcharged: 'जास्त पैसे घेतले',
    other: 'आणखी काही',
  },
  service: 'सेवा',
  heard: (filled) => `निर्णयाआधी आम्ही तुमचे म्हणणे ऐकू. वेळ ${filled.time} पर्यंत.`,
  yourSide: (filled) => `तुमची बाजू: ${filled.line}`,
  send: 'उत्तर पाठवा',
  sent: 'तुमचे उत्तर मिळाले. निर्णय होईपर्यंत ते बदलता येईल.',
  yourAnswer: 'तुमचे उत्तर',
  files: 'बोलून किंवा फोटोनेही सांगू शकता. हे फक्त आम्ही आणि तुम्ही पाहतो, ग्राहक नाही.',
  appealFiles: 'पाठवण्याआधी बोलून किंवा फोटोनेही सांगू शकता.',
  picture: (p) => `माझा फोटो ${p.number}`,
  addPicture: 'फोटो जोडा',
  decided: 'निर्णय',
  outcomes: {
    refund: (filled) => `${filled.amount} ग्राहकाला परत जातील.`,
    rework: 'काम पुन्हा होईल. पैसे आम्ही देऊ.',
    none: 'ग्राहकाला काही परत जाणार नाही.',
  },
  bears: {
    us: 'हे आम्ही सोसू.',
    karigar: 'हे तुमच्या वाट्यातून जाईल.',
    shared: 'हे आम्ही आणि तुम्ही मिळून सोसू.',
  },
  cost: (filled) => `तुमचे ${filled.amount} कमी होतील.`,
  noCost: 'तुमचे काही कमी होणार नाही.',
  why: 'कारण',
  appeal: 'अपील',
  appealText: (filled) =>
    `चूक वाटत असेल तर का ते लिहा. एकदा दुसरे कोणी निर्णय घेईल. वेळ ${filled.time} पर्यंत.`,
  appealSend: 'अपील पाठवा',
  appealed: 'तुमचे अपील आमच्या ऑफिसमध्ये दुसऱ्या व्यक्तीकडे आहे.',
  granted: 'अपील मान्य: पैसे आम्ही तुम्हाला देऊ.',
  refused: 'दुसऱ्या व्यक्तीने पुन्हा पाहिले: निर्णय तोच राहील.',
};
