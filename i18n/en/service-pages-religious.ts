/** Words of the pages of religious services for the first seed; afterwards the rows are the truth. */
export const religiousPages = {
  'ganesh-chaturthi-celebration': {
    visit: 'Sthapana and pooja at your home, with as much around it as you choose.',
    included: [
      'Guruji for pran-pratishtha, shodashopachar pooja and aarti, dakshina included',
      'All samagri for the pooja',
      'Makhar or backdrop with flowers and lights',
      'Naivedya with 21 ukadiche modak, and a meal for 25',
    ],
    notIncluded: ['The idol', 'Transport for visarjan and its fees', 'Silver, which is yours'],
    keepReady: ['The idol at its place', 'A clean place of about 6 by 6 feet', 'Water and power'],
    materials:
      'Everything for the option you choose is brought. You keep nothing ready but the idol.',
    options: {
      decoration: 'Makhar or backdrop up to 4 by 4 feet, flowers and lights; no guruji',
      food: 'Naivedya thali, modak and a meal for 25; no guruji',
      fullArrangement: 'Guruji, samagri, decoration, naivedya and a meal for 25',
    },
    questions: [
      {
        question: 'At what time should the sthapana be?',
        answer:
          'Most families choose the middle of the day. The calendar of the booking names the festival; the hour is yours.',
      },
      {
        question: 'Which language is the pooja in?',
        answer: 'The mantras are Sanskrit. Tell the guruji in which language to explain them.',
      },
    ],
  },
  'satyanarayan-pooja': {
    visit: 'Pooja and katha at your home, with as much around it as you choose.',
    included: [
      'Guruji for the pooja and the katha of five adhyay, dakshina included',
      'All samagri for the pooja',
      'Chaurang with four banana stems and flowers',
      'Sheera prasad, and a meal for 25',
    ],
    notIncluded: ['Silver vessels to keep', 'A photographer', 'Gifts for guests'],
    keepReady: [
      'A clean place of 6 by 6 feet, the family facing east',
      'Your family’s deities, and a Balkrishna idol if you have one',
    ],
    materials:
      'Everything for the option you choose is brought, tulsi and flowers fresh on the day.',
    options: {
      decoration: 'Chaurang mandap, banana stems, flowers and rangoli; no guruji',
      food: 'Sheera prasad, panchamrut and a meal for 25; no guruji',
      fullArrangement: 'Guruji, samagri, decoration, prasad and a meal for 25',
    },
    questions: [
      {
        question: 'Do we need a muhurat?',
        answer:
          'No. Any day and hour is right for it; many families like Purnima, Sankranti or the evening. The calendar marks those days.',
      },
      {
        question: 'How long does it take?',
        answer:
          'The pooja and the katha take two to two and a half hours; the rest is for setting up and the meal.',
      },
    ],
  },
  rudrabhishek: {
    visit: 'Rudrabhishek at your home, with as much around it as you choose.',
    included: [
      'Ekadashini, eleven recitations, by three gurujis, dakshina included',
      'All samagri, with 108 bel leaves',
      'Abhishek stand with flowers and a bel toran',
      'Naivedya, and a meal for 25',
    ],
    notIncluded: ['Laghurudra or Maharudra', 'The shivling to keep', 'A photographer'],
    keepReady: ['A clean place of 6 by 6 feet', 'Your own shivling, if you have one'],
    materials:
      'Everything for the option you choose is brought. Without a shivling of your own, one is lent to you.',
    options: {
      decoration: 'Abhishek stand, flowers and a bel toran; no guruji',
      food: 'Naivedya and a meal for 25; no guruji',
      fullArrangement: 'Three gurujis, samagri, decoration, naivedya and a meal for 25',
    },
    questions: [
      {
        question: 'Which days are best?',
        answer:
          'Mondays, Pradosh, the month of Shravan and Maha Shivratri. Other days are good as well; the calendar marks the special ones.',
      },
      {
        question: 'Can our own guruji take part?',
        answer: 'Yes. Tell the gurujis who come, so that they agree on who recites what.',
      },
    ],
  },
};
