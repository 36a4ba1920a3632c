import type * as english from '../en/karigar-help.ts';

export const help: typeof english.help = {
  title: 'मदत',
  call: ({ phone }) => `आमच्या ऑफिसला फोन करा: ${phone}`,
  about: 'कशाबद्दल?',
  topics: {
    pay: 'माझे पैसे चुकीचे आहेत',
    attendance: 'माझी हजेरी चुकीची लागली आहे',
    training: 'प्रशिक्षण',
    app: 'अ‍ॅप',
  },
  words: {
    pay: 'कोणती व्हिजिट आणि कोणता दिवस? किती पैसे हवे होते?',
    attendance: 'कोणती व्हिजिट आणि कोणता दिवस? तुम्हाला तिथे कोणी पाहिले?',
    training: 'तुम्हाला काय शिकायचे आहे?',
    app: 'काय चालत नाही?',
  },
  send: 'पाठवा',
  told: ({ number, time }) => `धन्यवाद. तुमचा नंबर ${number} आहे. आम्ही ${time} पर्यंत उत्तर देऊ.`,
  asked: 'तुमचे प्रश्न',
  says: { you: 'तुम्ही:', us: 'आम्ही:' },
  closed: 'बंद',
  answered: 'उत्तर दिले आहे; काम सुरू आहे.',
  waits: ({ time }) => `आम्ही ${time} पर्यंत उत्तर देऊ.`,
};
