/** Rates of pay on top for Karigars. */
export const opsAllowances = {
  tab: 'On top',
  title: 'Paid on top for waits and long ways',
  text: 'Out of our pocket. Offers promise a long way by the rates of their day; a wait is paid by the rates of the day on which it ends.',
  holdsFrom: 'Holds from',
  fields: {
    waitingFreeMinutes: 'Minutes of waiting that belong to every visit',
    waitingPaisePerMinute: 'Rupees for each minute after them',
    waitingMostPaise: 'At most, for one wait',
    wayFreeKm: 'Kilometres that belong to every way',
    wayPaisePerKm: 'Rupees for each kilometre after them',
    wayMostPaise: 'At most, for one way',
  },
  states: { ahead: 'to come', holds: 'holds today', over: 'before' },
  newRates: 'New rates',
  newText: 'From a day ahead. What offers have promised stands.',
  save: 'Set the rates',
};
