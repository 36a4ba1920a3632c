/** Words of the pages of daily services for the first seed; afterwards the rows are the truth. */
export const dailyPages = {
  'house-cleaning': {
    visit: 'One visit of two hours by one Karigar. Two hours are enough for a 1 BHK home.',
    included: [
      'Sweeping and mopping of all rooms',
      'Dusting of everything in reach, switches and fans with a step stool',
      'Kitchen platform, sink and the outside of the hob',
      'Bathroom floor, WC, basin and mirror',
    ],
    notIncluded: [
      'Inside of cupboards and fridge, unless you add it',
      'Sofa or mattress shampoo',
      'Utensils and laundry',
      'Glass that is cleaned from outside above the ground floor',
    ],
    keepReady: ['Running water and power', 'A room where pets can stay'],
    materials:
      'The Karigar brings cleaners, cloths, a scrubber and gloves. They cost nothing more.',
    jobs: {
      kitchen: 'Kitchen platform, sink and hob',
      bathroom: 'One bathroom',
      floors: 'Floors and dusting of a 1 BHK',
    },
    questions: [
      {
        question: 'My home is larger than a 1 BHK. What should I book?',
        answer: 'Choose its size above: the price and the time of the visit change with it.',
      },
      {
        question: 'Do I have to be at home?',
        answer:
          'Somebody has to open the door, give the start code and look at the work at the end. It can be anybody you trust.',
      },
    ],
  },
  plumbing: {
    visit: 'One visit with up to 90 minutes of labour, for one or two small jobs.',
    included: [
      'Looking for the fault',
      'Labour for up to two small jobs',
      'A leak test of ten minutes after the repair',
      'Cleaning up, and the old parts back to you',
    ],
    notIncluded: [
      'Spare parts',
      'Breaking walls or tiles, and closing them',
      'Pipes inside a wall',
      'The society’s tank or riser',
    ],
    keepReady: [
      'The way to the inlet valve',
      'The society’s permission for noisy work, where it asks for one',
    ],
    materials:
      'The Karigar brings tools, tape and washers. You see the price of every part and approve it before it is fitted; a part of your own is fitted as well.',
    questions: [
      {
        question: 'What if more is broken than I booked for?',
        answer:
          'The Karigar writes down what it costs, line by line. Nothing is done or charged before you approve it in the app, and you can say no.',
      },
      {
        question: 'I do not know what is broken. Can I still book?',
        answer: 'Yes. Looking for the fault is part of the visit.',
      },
    ],
  },
  'electrical-repairs': {
    visit: 'One visit with up to 60 minutes of labour, for one or two points.',
    included: [
      'Looking for the fault with the power off',
      'Labour for up to two points',
      'A check of earth and polarity',
      'A test under load before the Karigar leaves',
    ],
    notIncluded: [
      'Spare parts',
      'Rewiring and cutting into walls',
      'The meter room or the society’s panel',
      'Circuit boards inside appliances',
    ],
    keepReady: ['The way to the distribution board', 'A stool where the ceiling is above 9 feet'],
    materials:
      'The Karigar brings a tester, a multimeter and insulated tools. You see the price of every part and approve it before it is fitted; a part of your own is fitted as well.',
    questions: [
      {
        question: 'Something sparks or smells burnt. What should I do?',
        answer:
          'Switch off the main switch and stay away from it. If there is fire, call 101 first. Then book the earliest slot.',
      },
      {
        question: 'Is the power off for the whole visit?',
        answer: 'Only the circuit that is worked on, as far as your board allows it.',
      },
    ],
  },
};
