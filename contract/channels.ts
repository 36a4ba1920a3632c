/** Ways by which a message reaches somebody who looks at no screen. */
export const CHANNELS = ['sms', 'whatsapp', 'email', 'push'] as const;
export type Channel = (typeof CHANNELS)[number];
