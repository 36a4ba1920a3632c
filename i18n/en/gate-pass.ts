/** A gate pass as its Karigar and its customer see it. */
export const gatePass = {
  title: 'Gate pass',
  titleFor: (filled: { name: string }) => `Gate pass for ${filled.name}`,
  show: 'Show this to the guard. It is for this visit and this Karigar only.',
  picture: 'Pass for the guard’s camera',
  digits: 'Or read out these six digits',
  where: 'Wing',
  when: 'Time',
  fromTo: (filled: { day: string; from: string; until: string }) =>
    `${filled.day}, ${filled.from} to ${filled.until}`,
  needed: 'Nobody is let in here without a pass.',
  minutes: (filled: { minutes: number }) => `Allow about ${filled.minutes} minutes at the gate.`,
  failed: 'We couldn’t load the gate pass.',
  again: 'Try again',
};
