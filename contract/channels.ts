/** Ways by which a message reaches somebody who looks at no screen. */
export const CHANNELS = ['sms', 'whatsapp', 'email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Stages of a message that was written to go out. */
export const MESSAGE_STATES = ['waiting', 'sent', 'delivered', 'failed'] as const;
