import type { catalogue as english } from '../en/catalogue.ts';

export const catalogue: typeof english = {
  services: {
    'house-cleaning': {
      name: 'घर की सफ़ाई',
      description: 'फ़र्श, रसोई, बाथरूम और धूल की सफ़ाई, दो घंटे में।',
      alsoFoundBy: 'झाड़ू पोंछा सफाई साफ बाई रसोई बाथरूम safai',
    },
    'event-photography': {
      name: 'इवेंट फ़ोटोग्राफ़ी',
      description: 'एक घंटे की सहज और पोज़ वाली तस्वीरें, सँवारकर ऑनलाइन भेजी जाती हैं।',
      alsoFoundBy: 'फोटो फोटोग्राफर कैमरा तस्वीर जन्मदिन समारोह',
    },
    plumbing: {
      name: 'प्लंबिंग',
      description: 'रिसाव, नल, फ़्लश टंकी और जाम नाली की जाँच और मरम्मत।',
      alsoFoundBy: 'प्लंबर नल पाइप पानी टपकना टॉयलेट सिंक नाली',
    },
    'wedding-planning': {
      name: 'विवाह नियोजन',
      description: 'वेंडर, मेहमान और पूरे दिन की व्यवस्था, चार लोगों की टीम के साथ।',
      alsoFoundBy: 'शादी विवाह ब्याह संगीत मेहंदी हल्दी रिसेप्शन shaadi',
    },
    'electrical-repairs': {
      name: 'बिजली की मरम्मत',
      description: 'स्विच, सॉकेट, पंखे, लाइट और एमसीबी की सुरक्षित मरम्मत।',
      alsoFoundBy: 'इलेक्ट्रीशियन बिजली पंखा बत्ती बल्ब वायरिंग फ्यूज bijli',
    },
    'corporate-event-management': {
      name: 'कॉर्पोरेट इवेंट प्रबंधन',
      description: 'आपके दफ़्तर के कार्यक्रम की योजना, वेंडर, समय-सारणी और उस दिन की टीम।',
      alsoFoundBy: 'ऑफिस कंपनी दफ्तर बैठक सम्मेलन सेमिनार कार्यक्रम',
    },
    'ganesh-chaturthi-celebration': {
      name: 'गणेश चतुर्थी उत्सव',
      description: 'गुरुजी द्वारा स्थापना और पूजा, सजावट और नैवेद्य के साथ।',
      alsoFoundBy: 'गणपति बप्पा गणेशोत्सव विसर्जन मोदक पंडित ganpati',
    },
    'satyanarayan-pooja': {
      name: 'सत्यनारायण पूजा',
      description: 'अनुभवी गुरुजी द्वारा पूजा और कथा, सामग्री और प्रसाद सहित।',
      alsoFoundBy: 'कथा गृह प्रवेश पंडित सत्यनारायण भगवान puja',
    },
    rudrabhishek: {
      name: 'रुद्राभिषेक',
      description: 'गुरुजी द्वारा पूरी विधि से अभिषेक, बेलपत्र और सामग्री सहित।',
      alsoFoundBy: 'शिव महादेव अभिषेक रुद्र श्रावण सावन शिवरात्रि पंडित',
    },
  },
  options: {
    decoration: 'केवल सजावट',
    food: 'केवल भोजन',
    fullArrangement: 'संपूर्ण व्यवस्था',
  },
};
