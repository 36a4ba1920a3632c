/** Words of the pages of event services for the first seed; afterwards the rows are the truth. */
export const eventPages = {
  'event-photography': {
    visit: 'One photographer for one hour or more, on each day that you book.',
    included: [
      'One photographer with a full-size camera and flash',
      'Candid and posed photographs for the hours that you choose',
      'Edited photographs, shared online',
      'Every photo on two memory cards, so that none is lost',
    ],
    notIncluded: ['Video and drone', 'Printed albums', 'Permission fees of the venue'],
    keepReady: [
      'A list of the moments and people that matter',
      'One person who knows the families',
    ],
    materials: 'Camera, lenses and flash come with the photographer.',
    questions: [
      {
        question: 'One hour is too short. What can I do?',
        answer: 'Choose more hours above: the price changes with them.',
      },
      {
        question: 'Can the hour be split over the day?',
        answer: 'No, the hours follow each other. For two parts of a day, book two slots.',
      },
    ],
  },
  'wedding-planning': {
    visit: 'The planning, and a team of four for twelve hours on each day that you book.',
    included: [
      'A first meeting, a budget sheet and a list of vendors',
      'A timeline and a checklist',
      'Coordination of your vendors',
      'A team of four on each function day',
    ],
    notIncluded: [
      'Venue, catering, decoration, priest and music: you pay those vendors yourself',
      'Hall, BMC and police fees',
      'Travel outside Mumbai',
    ],
    keepReady: [
      'The list of functions and the number of guests',
      'The muhurat from your family’s priest',
    ],
    materials: 'Vendors bring what they are hired for, and you agree on their bills with them.',
    questions: [
      {
        question: 'What does the price cover when there are several functions?',
        answer:
          'It is the price of one day. Mehendi, Haldi and the wedding on three days are three days of one booking.',
      },
      {
        question: 'Can we move one of the days?',
        answer: 'Yes, each day by itself, as long as the same team is free.',
      },
    ],
  },
  'corporate-event-management': {
    visit: 'The planning, and a team of four for eight hours on each day that you book.',
    included: [
      'Your brief, and a concept in writing',
      'Quotes of vendors for sound, catering and branding',
      'A run sheet of the day',
      'A team of four on the day',
    ],
    notIncluded: [
      'Venue, sound, catering, printing and artists: you pay those vendors yourself',
      'Music and excise licences',
      'Travel outside Mumbai',
    ],
    keepReady: ['Your GSTIN for the invoice', 'The head count, three days before'],
    materials: 'Vendors bring what they are hired for, and you agree on their bills with them.',
    questions: [
      {
        question: 'Do we get a GST invoice?',
        answer: 'Yes. Add your company and GSTIN on the page of the booking.',
      },
      {
        question: 'How many guests is this for?',
        answer:
          'A team of four serves up to about fifty guests well. For more, ask us to call back.',
      },
    ],
  },
};
