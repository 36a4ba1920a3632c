import type { caseAnswers as english } from '../en/case-answers.ts';

/** Answers of our team to begin from; whoever sends one changes what does not fit. */
export const caseAnswers: typeof english = {
  acknowledge: ({ number, name, day }) =>
    `नमस्कार ${name}, तुमची विनंती ${number} मिळाली आणि आम्ही ती वाचली आहे. ${day} पर्यंत पुढे काय होईल ते कळवू.`,
  'ask-more': ({ number, name }) =>
    `नमस्कार ${name}, लिहिल्याबद्दल धन्यवाद. ${number} समजून घेण्यासाठी थोडी आणखी माहिती हवी: काय झाले आणि कधी? फोटो असल्यास उत्तम.`,
  'rework-offered': ({ number, name }) =>
    `नमस्कार ${name}, ${number} बद्दल माफ करा. हे काम आम्ही मोफत पुन्हा करू इच्छितो. कोणता दिवस आणि वेळ चालेल?`,
  'money-back': ({ number, name }) =>
    `नमस्कार ${name}, ${number} बद्दल माफ करा. तुम्ही भरलेल्या पैशांचा काही भाग परत करत आहोत; रक्कम आणि दिवस बुकिंग पेजवर आहेत.`,
  'not-our-work': ({ number, name }) =>
    `नमस्कार ${name}, आम्ही ${number} पाहिले आणि दोन्ही बाजू ऐकल्या. हे आमच्या कामामुळे झाले असे आढळले नाही. तुम्हाला तसे वाटत नसेल तर इथेच उत्तर लिहा.`,
  'data-ready': ({ number, name }) =>
    `नमस्कार ${name}, तुमच्या डेटाबद्दलची विनंती ${number} पूर्ण झाली आहे. प्रोफाइलमध्ये गोपनीयता आणि माझा डेटा इथे पाहा.`,
  own: () => '',
};
