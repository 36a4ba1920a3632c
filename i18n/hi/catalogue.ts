import type { catalogue as english } from '../en/catalogue.ts';

export const catalogue: typeof english = {
  services: {
    'house-cleaning': {
      name: 'घर की सफ़ाई',
      description: 'फ़र्श, रसोई, बाथरूम और धूल की सफ़ाई, दो घंटे में।',
    },
    'event-photography': {
      name: 'इवेंट फ़ोटोग्राफ़ी',
      description: 'एक घंटे की सहज और पोज़ वाली फ़ोटो, सँवारकर ऑनलाइन भेजी जाती हैं।',
    },
    plumbing: {
      name: 'प्लंबिंग',
      description: 'रिसाव, नल, फ़्लश टंकी और जाम नाली की जाँच और मरम्मत।',
    },
    'wedding-planning': {
      name: 'विवाह नियोजन',
      description: 'वेंडर, मेहमान और पूरे दिन की व्यवस्था, चार लोगों की टीम के साथ।',
    },
    'electrical-repairs': {
      name: 'बिजली की मरम्मत',
      description: 'स्विच, सॉकेट, पंखे, लाइट और एमसीबी की सुरक्षित मरम्मत।',
    },
    'corporate-event-management': {
      name: 'कॉर्पोरेट इवेंट प्रबंधन',
      description: 'आपके दफ़्तर के इवेंट की योजना, वेंडर, समय-सारणी और उस दिन की टीम।',
    },
    'ganesh-chaturthi-celebration': {
      name: 'गणेश चतुर्थी उत्सव',
      description: 'गुरुजी द्वारा स्थापना और पूजा, सजावट और नैवेद्य के साथ।',
    },
    'satyanarayan-pooja': {
      name: 'सत्यनारायण पूजा',
      description: 'अनुभवी गुरुजी द्वारा पूजा और कथा, सामग्री और प्रसाद सहित।',
    },
    rudrabhishek: {
      name: 'रुद्राभिषेक',
      description: 'गुरुजी द्वारा पूरी विधि से अभिषेक, बेलपत्र और सामग्री सहित।',
    },
  },
  options: {
    decoration: 'केवल सजावट',
    food: 'केवल भोजन',
    fullArrangement: 'संपूर्ण व्यवस्था',
  },
  categories: {
    daily: { name: 'दैनिक सेवाएँ', kind: 'दैनिक' },
    event: { name: 'इवेंट सेवाएँ', kind: 'इवेंट' },
    religious: { name: 'धार्मिक सेवाएँ', kind: 'धार्मिक' },
  },
};
