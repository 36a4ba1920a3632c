/** How a part of a booking's price stands; `due` and `overdue` can be paid now. */
export const INSTALMENT_STATES = ['paid', 'due', 'overdue', 'later'] as const;
