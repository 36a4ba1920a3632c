import type * as english from '../en/karigar-coming.ts';

export const coming: typeof english.coming = {
  earlyTitle: 'वेळेआधी?',
  earlyText: (filled) =>
    `दार आणि गेट तुमच्यासाठी ${filled.time} पासून उघडतील. त्याआधी ग्राहकाचा होकार हवा.`,
  earlyAsk: (filled) => `विचारा: ${filled.time} ला येऊ का?`,
  earlyWaits: (filled) => `तुम्ही ${filled.time} ला येण्याबद्दल विचारले आहे. ग्राहकाचे उत्तर अजून आलेले नाही.`,
  earlyYes: (filled) => `ग्राहक हो म्हणाले: तुम्ही ${filled.time} ला येऊ शकता.`,
  earlyNo: (filled) => `ग्राहक नाही म्हणाले. तुम्ही ${filled.time} पासून बेल वाजवू शकता.`,
  leaving: 'तुम्ही निघत आहात का?',
  leavingText: 'आत्ताच सांगा, म्हणजे ग्राहकाला वाट पाहावी लागणार नाही.',
  cannotCome: 'येणे शक्य नाही',
  mapWaits: 'तुमचे लोकेशन शोधत आहोत…',
  mapFresh: 'ग्राहकाला आणि आमच्या टीमला तुम्ही नकाशावर दिसत आहात.',
  staysOn: 'हे पेज उघडे असेपर्यंत स्क्रीन चालू राहील.',
  keepOn: 'कृपया स्क्रीन चालू ठेवा.',
  mapOld: ({ minutes }) => `ग्राहकाचा नकाशा ${minutes} मिनिटे जुना आहे. पोहोचेपर्यंत हे पेज उघडे ठेवा.`,
  mapDenied:
    'ग्राहकाला तुम्ही नकाशावर दिसत नाही: लोकेशन बंद आहे. ब्राउझरच्या सेटिंगमध्ये या पेजसाठी लोकेशन चालू करा.',
  tenLate: '10 मिनिटे उशीर होईल',
  tenLateSaid: 'ग्राहकाला कळवले.',
};
