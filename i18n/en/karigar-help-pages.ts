/** Eight short pages of help, step by step; the drawings are those of `apps/karigar/help/help-pages.tsx`. */
export const helpPages = {
  offer: {
    title: 'Taking an offer',
    steps: [
      'An offer rings. It shows pay, place, floor and hours: everything to decide by.',
      'Take it with the green button. The first to say yes has it.',
      'Saying no costs nothing. For a few seconds you can take a no back.',
    ],
  },
  way: {
    title: 'Setting out',
    steps: [
      'The app says by when to leave. Press that you are setting out: the customer sees you come.',
      'Late? Press 10 minutes late. Cannot come? Say so right away: somebody else is asked.',
      'At the gate show the gate pass from the visit’s page.',
    ],
  },
  start: {
    title: 'Beginning at the door',
    steps: [
      'Press that you are at the door. If the phone does not know the place, take a picture of the entrance.',
      'Ask the customer for the six digits. The code starts the work and makes your pay certain.',
      'Nobody there? Try to reach them twice, wait until the time shown, and the way is paid.',
    ],
  },
  extra: {
    title: 'Extra work',
    steps: [
      'Choose from the rate card. Something that is not on it needs a picture of the part or its bill.',
      'The customer says yes on their own phone. Begin only then.',
      'Mistyped? Take it back and send another.',
    ],
  },
  cash: {
    title: 'Finishing, and cash',
    steps: [
      'Tick off what is done, and take a picture after the work.',
      'Count the cash and type exactly what you counted. Or let the customer pay by a link.',
      'Cash you keep is taken off what we pay you. You can also hand it in against a receipt.',
    ],
  },
  crew: {
    title: 'In a crew',
    steps: [
      'Everybody has the visit in their app. Show at the door that you are there: those who came are paid.',
      'Ill, or late? Each says it for themselves. The leader sees it.',
      'If the leader cannot come, somebody else of the crew who said yes leads.',
    ],
  },
  safety: {
    title: 'When it is not safe',
    steps: [
      'Red button, at the top of every page. Hold it for a moment and leave.',
      'The whole visit is paid, and nobody counts it against you. Our office calls you.',
      'Without a network the app keeps it and opens an SMS to us. In danger dial 112.',
    ],
  },
  pay: {
    title: 'Your pay',
    steps: [
      'The page of earnings shows each visit with every deduction. The visit’s page shows the same.',
      'Pay goes to your UPI or bank account every Monday, and before it when you ask on the page of earnings.',
      'Wrong? Ask below: you have a number and an answer by the time shown.',
    ],
  },
};
