import type * as english from '../en/training-certificate.ts';

export const trainingCertificate: typeof english.trainingCertificate = {
  title: 'प्रशिक्षणाचे प्रमाणपत्र',
  name: 'नाव',
  passedOn: 'उत्तीर्ण झाल्याची तारीख',
  number: 'क्रमांक',
  text: ({ brand }) => `यांनी ${brand} चे प्रशिक्षण पूर्ण केले आहे: चाचणीतील प्रत्येक प्रश्नाचे उत्तर बरोबर होते.`,
  parts: 'प्रशिक्षणात',
  partNames: {
    offer: 'ऑफर घेणे',
    way: 'प्रवास, आणि उशीर होणार असेल तर सांगणे',
    start: 'दारात कोडने काम सुरू करणे',
    extra: 'जादा काम फक्त ग्राहकाच्या होकारानंतर',
    cash: 'रोख बरोबर मोजणे',
    crew: 'टीममध्ये काम करणे',
    safety: 'सुरक्षित वाटत नसेल तर निघून जाणे',
    pay: 'कमाई आणि तिच्याबद्दलचे प्रश्न',
  },
  check: ({ phone }) => `हे दाखवल्यावर कोणीही क्रमांक सांगून आमच्या ऑफिसला विचारू शकते: ${phone}.`,
};
