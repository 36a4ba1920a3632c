/** Around every policy. */
export const legal = {
  policies: 'Policies',
  contents: 'Contents',
  firstPublished: (p: { date: string }) => `First published: ${p.date}`,
  currentVersion: (p: { version: string }) => `Current version: ${p.version}`,
  changedOn: (p: { day: string }) => `Changed on ${p.day}`,
  months: {
    '01': 'January',
    '02': 'February',
    '03': 'March',
    '04': 'April',
    '05': 'May',
    '06': 'June',
    '07': 'July',
    '08': 'August',
    '09': 'September',
    '10': 'October',
    '11': 'November',
    '12': 'December',
  },
  languageNote:
    'This policy is also available in Hindi and Marathi. The English text is the binding one.',
  home: 'Home',
};
