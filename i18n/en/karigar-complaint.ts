/** A complaint about a visit as the Karigar hears of it, answers it, and reads the decision. */
export const complaint = {
  title: 'Complaint',
  says: 'The customer says',
  reasons: {
    'not-done': 'The work was not done',
    'badly-done': 'The work was not done well',
    damage: 'Something was damaged',
    overcharged: 'Too much was charged',
    other: 'Something else',
  },
  service: 'Service',
  heard: (filled: { time: string }) =>
    `We hear you before we decide. You have until ${filled.time}.`,
  yourSide: (filled: { line: string }) => `Your side: ${filled.line}`,
  send: 'Send my answer',
  sent: 'Your answer is with us. You can change it until we decide.',
  decided: 'Decision',
  outcomes: {
    refund: (filled: { amount: string }) => `${filled.amount} goes back to the customer.`,
    rework: 'The work is done once more. We pay for it.',
    none: 'Nothing goes back to the customer.',
  },
  bears: { us: 'We bear it.', karigar: 'You bear it.', shared: 'We share it with you.' },
  cost: (filled: { amount: string }) => `It costs you ${filled.amount}.`,
  noCost: 'It costs you nothing.',
  why: 'Reason',
  appeal: 'Appeal',
  appealText: (filled: { time: string }) =>
    `If this is wrong, tell us why. A different person decides, once. Until ${filled.time}.`,
  appealSend: 'Send my appeal',
  appealed: 'Another colleague is reviewing your appeal.',
  granted: 'Your appeal is granted: you get it back, from us.',
  refused: 'Another colleague reviewed it: the decision stays.',
};
