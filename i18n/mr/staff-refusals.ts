import type { staffRefusals as english } from '../en/staff-refusals.ts';

export const staffRefusals: typeof english = {
  'pause-reason-unknown': 'कृपया कारण निवडा.',
  'pause-too-long': 'निर्णयाशिवाय थांबवणे 72 तासांपर्यंत, निर्णयासह 60 दिवसांपर्यंत.',
  'pause-not-found': 'अशी कोणतीही थांबवणूक नाही.',
  'pause-over': 'ही थांबवणूक संपली आहे.',
  'pause-id-taken': 'काहीतरी चुकले. पान पुन्हा उघडा आणि प्रयत्न करा.',
  'already-appealed': 'तुम्ही उत्तर दिले आहे. आमच्यापैकी दुसरे कोणी ते पाहत आहे.',
  'no-appeal': 'ठरवण्यासाठी अपील नाही.',
  'appeal-decided': 'या अपिलावर निर्णय झाला आहे.',
  'appeal-by-another': 'ज्यांनी थांबवले नाही आणि निर्णयही घेतला नाही, त्यांनीच अपिलाचे उत्तर द्यावे.',
  'own-account': 'हे तुमच्याबद्दलच आहे. आमच्यापैकी दुसऱ्या कोणी हे करावे.',
  'karigar-not-found': 'असे कोणी कारागीर नाहीत.',
  'person-invalid': 'असे खाते नाही.',
  'person-not-found': 'असे खाते नाही.',
  'already-closed': 'हे खाते आधीच बंद आहे.',
  'not-closed': 'हे खाते आम्ही बंद केलेले नाही.',
  'works-with-us': 'जे आमच्यासोबत काम करतात, त्यांचे काम आधी थांबवले जाते किंवा त्यांना स्टाफमधून काढले जाते.',
};
