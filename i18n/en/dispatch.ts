/** Why it was decided so, for whoever runs the day. */
export const dispatch = {
  decision: {
    offered: (gap: { count: string; round: string }) =>
      `Round ${gap.round}: the visit was offered to ${gap.count} more.`,
    seated: (gap: { name: string }) => `The time of ${gap.name} is held for this visit.`,
    replaced: (gap: { name: string; before: string }) =>
      `${gap.name} comes instead of ${gap.before}.`,
    nobody: 'Nobody has room for this visit at that hour.',
    waited: 'Nobody is asked yet; it is tried again later.',
    alarm: (gap: { before: string; why: string; count: string }) =>
      `${gap.before}: ${gap.why}. Others asked to come sooner: ${gap.count}.`,
    'by-hand': (gap: { name: string }) => `Operations gave the visit to ${gap.name}.`,
    sent: (gap: { name: string }) =>
      `${gap.name} has committed to that day and was sent without being asked.`,
  },
  /** Why others were asked for a visit that somebody has. */
  alarmed: {
    late: 'will be late',
    silent: 'should be on the way and does not answer',
    'not-leaving': 'has not left yet',
    tight: 'may not be in time after the visit before',
  },
  candidate: {
    asked: 'was asked',
    next: 'would be asked next',
    declined: 'has said no',
    silent: 'has not answered',
    'already-asked': 'was asked before',
    busy: 'has another visit at that time',
    'off-duty': 'does not work at that time',
    left: 'has given it back',
    unreachable: 'has no account to answer with',
  },
  considered: (gap: {
    outcome: string;
    added: string;
    late: string;
    visits: string;
    cost: string;
  }) =>
    `${gap.outcome}; ${gap.added} min more driving, ${gap.late} min late, ${gap.visits} other visits around that day: ${gap.cost}`,
  beyond: (gap: { minutes: number }) => `${gap.minutes} min outside their hours`,
  held: 'holds the time',
};
