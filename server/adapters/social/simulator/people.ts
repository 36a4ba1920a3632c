/** The people who have accounts at the simulated companies. */
export type SimulatedPerson = {
  readonly key: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** Text shown to a tester beside the name. */
  readonly note: string;
};

export const people: readonly SimulatedPerson[] = [
  {
    key: 'nisha',
    subject: '1001',
    name: 'Nisha Rao',
    email: 'nisha@example.com',
    emailVerified: true,
    note: 'nisha@example.com, verified',
  },
  {
    key: 'asha',
    subject: '1002',
    name: 'Asha Kulkarni',
    email: 'asha@example.com',
    emailVerified: true,
    note: 'asha@example.com, verified',
  },
  {
    key: 'impostor',
    subject: '1003',
    name: 'Somebody Else',
    email: 'asha@example.com',
    emailVerified: false,
    note: 'asha@example.com, never verified',
  },
  {
    key: 'nameless',
    subject: '1004',
    name: 'Dev Mehta',
    email: null,
    emailVerified: false,
    note: 'without an e-mail address',
  },
];
