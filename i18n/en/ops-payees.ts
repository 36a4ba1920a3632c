/** Changes of where Karigars are paid. */
export const opsPayees = {
  tab: 'Accounts',
  title: 'Changed accounts',
  text: 'Where Karigars want to be paid from now on. A new account waits a day before it is used, after a new mobile three days. If the Karigar did not make the change, stop it.',
  none: 'No account was changed.',
  open: 'Open changed accounts',
  unreadable: 'cannot be read',
  changed: (filled: { at: string; usableAt: string }) =>
    `Changed ${filled.at} · used from ${filled.usableAt}`,
  because: (filled: { why: string }) => `Stopped: ${filled.why}`,
  madeFor: (filled: { sum: string; day: string }) =>
    `${filled.sum} in the batch of ${filled.day}, no answer of the bank yet`,
  states: { waiting: 'not used yet', used: 'used', replaced: 'replaced', stopped: 'stopped' },
  stop: 'Stop',
  stopTitle: (filled: { name: string }) => `Stop the new account of ${filled.name}`,
  stopText: (filled: { name: string }) =>
    `Nobody is paid at this account any more. ${filled.name} is paid where they were before, is told, and can name another account.`,
  nothingMade: 'No payment waits for the bank at this account.',
  askBank: 'Ask the bank to hold these back. They stand among stuck money until it has answered:',
  whyText: 'The Karigar reads it.',
};
