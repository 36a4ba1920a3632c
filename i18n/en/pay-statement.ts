/** The weekly statement of a Karigar; the rest of it are words of their earnings page. */
export const payStatement = {
  title: 'Weekly statement',
  karigar: 'Karigar',
  week: 'Week',
  columns: {
    day: 'Day',
    visit: 'Visit',
    amount: 'Amount',
    share: 'Our share, with GST',
    tax: 'Income tax (TDS)',
    yours: 'You get',
  },
  total: 'Total',
  payouts: 'Paid to you this week',
  noPayouts: 'Nothing was paid this week.',
  notOver: 'This week is not over yet: more may be added.',
  source: 'From our books, as your earnings page shows it. It needs no signature.',
  wrong: 'Is something wrong? Tell us in the app, under Help.',
};
