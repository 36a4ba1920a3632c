import type { inboxRefusals as english } from '../en/inbox-refusals.ts';

/** Refusals of the routes of the operations inbox. */
export const inboxRefusals: Record<keyof typeof english, string> = {
  'inbox-item-not-found': 'हे प्रकरण सापडले नाही.',
  'inbox-item-invalid': 'हे प्रकरण सापडले नाही.',
  'inbox-item-closed': 'हे प्रकरण आधीच बंद झाले आहे.',
  'inbox-item-taken': 'हे प्रकरण आधीपासून एक सहकारी पाहत आहेत.',
  'inbox-item-not-yours': 'हे प्रकरण जे पाहत आहेत, तेच ते सोडू शकतात.',
  'booking-changed': 'तुम्ही पाहिल्यानंतर या बुकिंगमध्ये काही बदलले आहे. कृपया पुन्हा पाहा.',
  'preview-incomplete': 'काही राहिले आहे. कृपया पुन्हा निवडा.',
  'act-unknown': 'असे कोणतेही काम नाही.',
  'seen-invalid': 'कृपया बुकिंग पुन्हा पाहा.',
  'outcome-not-fitting': 'कृपया फोनचे काय झाले ते सांगा.',
  'note-missing': 'कृपया आधी नोंद लिहा.',
  'note-reused': 'ही नोंद आधीच सेव्ह झाली आहे. कृपया पेज पुन्हा उघडा.',
  'query-too-short': 'कृपया किमान दोन अक्षरे किंवा अंक लिहा.',
  'note-about-nobody': 'ही नोंद ज्याबद्दल आहे ते आता नाही.',
  'note-about-unknown': 'नोंद कशाबद्दल आहे ते सांगा.',
  'note-subject-invalid': 'नोंद कशाबद्दल आहे ते सांगा.',
  'note-not-found': 'ही नोंद आता नाही.',
  'message-not-found': 'हा मेसेज सापडला नाही.',
  'message-not-repeatable':
    'हा मेसेज पुन्हा पाठवता येत नाही: तो आता लागू नाही, किंवा या मार्गाने ग्राहकापर्यंत पोहोचत नाही.',
  'check-kind-unknown': 'काय तपासले ते सांगा.',
  'check-dates-wrong': 'तपासणी आजची किंवा आधीची असते, आणि निदान त्या दिवसापर्यंत लागू.',
  'check-reused': 'ही तपासणी आधीच लिहिली आहे. पेज पुन्हा उघडा.',
  'days-invalid': 'दिवस क्रमाने निवडा, जास्तीत जास्त 62.',
  'too-many-rows': '5,000 पेक्षा जास्त बुकिंग्ज: कमी दिवस निवडा.',
  'fees-contradict':
    'हे शुल्क एकमेकांशी जुळत नाहीत: नंतरचा टप्पा आधीच्यापेक्षा स्वस्त आहे, किंवा मर्यादेपेक्षा जास्त आहे.',
  'fee-number-invalid': 'कृपया पूर्ण संख्या लिहा, फार मोठी नको.',
};
