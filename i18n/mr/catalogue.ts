import type { catalogue as english } from '../en/catalogue.ts';

export const catalogue: typeof english = {
  services: {
    'house-cleaning': {
      name: 'घराची साफसफाई',
      description: 'फरशी, स्वयंपाकघर, बाथरूम आणि धूळ यांची स्वच्छता, दोन तासांत.',
    },
    'event-photography': {
      name: 'इव्हेंट फोटोग्राफी',
      description: 'एका तासाचे सहज आणि पोझ दिलेले फोटो, एडिट करून ऑनलाइन पाठवले जातात.',
    },
    plumbing: {
      name: 'प्लंबिंग',
      description: 'गळती, नळ, फ्लश टाकी आणि तुंबलेले पाइप तपासून दुरुस्त केली जाते.',
    },
    'wedding-planning': {
      name: 'लग्नाचे नियोजन',
      description: 'विक्रेते, पाहुणे आणि दिवसभराची व्यवस्था, चार जणांच्या टीमसह.',
    },
    'electrical-repairs': {
      name: 'विजेची दुरुस्ती',
      description: 'स्विच, सॉकेट, पंखे, दिवे आणि एमसीबी यांची सुरक्षित दुरुस्ती.',
    },
    'corporate-event-management': {
      name: 'कॉर्पोरेट इव्हेंट व्यवस्थापन',
      description: 'कार्यालयीन इव्हेंटची आखणी, विक्रेते, वेळापत्रक आणि त्या दिवशीची टीम.',
    },
    'ganesh-chaturthi-celebration': {
      name: 'गणेश चतुर्थी उत्सव',
      description: 'गुरुजींच्या हस्ते स्थापना आणि पूजा, सजावट आणि नैवेद्यासह.',
    },
    'satyanarayan-pooja': {
      name: 'सत्यनारायण पूजा',
      description: 'अनुभवी गुरुजींकडून पूजा आणि कथा, साहित्य आणि प्रसादासह.',
    },
    rudrabhishek: {
      name: 'रुद्राभिषेक',
      description: 'गुरुजींकडून संपूर्ण विधीसह अभिषेक, बेलाची पाने आणि साहित्यासह.',
    },
  },
  options: {
    decoration: 'फक्त सजावट',
    food: 'फक्त भोजन',
    fullArrangement: 'संपूर्ण व्यवस्था',
  },
  categories: {
    daily: { name: 'दैनंदिन सेवा', kind: 'दैनंदिन' },
    event: { name: 'इव्हेंट सेवा', kind: 'इव्हेंट' },
    religious: { name: 'धार्मिक विधी', kind: 'धार्मिक' },
  },
};
