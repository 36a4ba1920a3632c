/** Words of the console's list of sentences that have to be registered. */
export const opsTemplates = {
  title: 'Sentences to register',
  text: 'Operators let an SMS through, and Meta a WhatsApp, only word for word as it is registered. A sentence that a release changes has to be registered again.',
  all: 'All',
  open: 'Not registered',
  both: 'SMS and WhatsApp',
  none: 'Every sentence is registered.',
  sentence: 'Sentence',
  variables: 'Gaps',
  state: 'Registration',
  change: 'Change…',
  changeOf: (filled: { name: string; language: string }) =>
    `Registration of ${filled.name}, ${filled.language}`,
  id: 'Id at the registry',
  note: 'Note',
  save: 'Save',
  changed: 'changed since, to be registered again',
  missing: 'no id in the settings: not sent',
  somebody: 'somebody',
  by: (filled: { name: string; time: string }) => `${filled.name}, ${filled.time}`,
  count: (filled: { open: number; all: number }) =>
    `${filled.open} of ${filled.all} not registered`,
  states: {
    open: 'not sent in',
    waiting: 'waits for an answer',
    registered: 'registered',
    refused: 'turned down',
  },
};
