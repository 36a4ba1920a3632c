/** Rates of pay on top for Karigars. */
export const opsAllowances = {
  tab: 'On top',
  title: 'Paid on top for waits, long ways and committed days',
  text: 'Out of our pocket. Offers promise a long way by the rates of their day; a wait is paid by the rates of the day on which it ends. A committed day keeps what it promised when it was chosen.',
  holdsFrom: 'Holds from',
  fields: {
    waitingFreeMinutes: 'Minutes of waiting that belong to every visit',
    waitingPaisePerMinute: 'Rupees for each minute after them',
    waitingMostPaise: 'At most, for one wait',
    wayFreeKm: 'Kilometres that belong to every way',
    wayPaisePerKm: 'Rupees for each kilometre after them',
    wayMostPaise: 'At most, for one way',
    dayPaisePerHour: 'Rupees for each hour of a committed day, at least',
    dayMostPaise: 'At most, for one committed day',
  },
  states: { ahead: 'to come', holds: 'holds today', over: 'before' },
  newRates: 'New rates',
  newText: 'From a day ahead. What offers have promised stands.',
  save: 'Set the rates',
};
