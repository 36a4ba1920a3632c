/** One thing that came in, as its channel understood it. */
export type Received = {
  readonly channel: 'email' | 'whatsapp' | 'sms' | 'push';
  readonly to: string;
  /** The sentence its reader would see, or the source of the mail. */
  readonly text: string;
  /** Our own name for it, as far as the channel passes one on. */
  readonly id: string | null;
  readonly reference: string;
};

/** How the simulator behaves by channel; a test changes it. */
export type Behaviour = {
  /** `lose`: takes it and the answer gets lost. `silent`: no delivery report ever comes. */
  whatsapp: 'deliver' | 'undeliverable' | 'fail-later' | 'silent' | 'lose' | 'down';
  sms: 'deliver' | 'fail-later' | 'silent' | 'down' | 'wrong-key';
  email: 'accept' | 'refuse' | 'defer';
  push: 'accept' | 'gone' | 'down';
};

export const wellBehaved = (): Behaviour => ({
  whatsapp: 'deliver',
  sms: 'deliver',
  email: 'accept',
  push: 'accept',
});
