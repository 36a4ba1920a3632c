/** The smallest promise of a channel that carries messages to people: by SMS, WhatsApp, e-mail, push. */
export type Messenger = {
  /** Whether this house can send by that channel at all. */
  readonly channels: readonly OutgoingMessage['channel'][];
  /**
   * True in development, where nothing leaves this machine: messages stay readable at `/dev/outbox`, and numbers that no
   * telephone has may be written to.
   */
  readonly staysHere: boolean;
  /** Never throws for what the world may do. */
  sendMessage(message: OutgoingMessage): Promise<Sent>;
};

export type OutgoingMessage = {
  readonly channel: 'sms' | 'whatsapp' | 'email' | 'push';
  /** A mobile (`+91…`) or an e-mail address. */
  readonly to: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly language: 'en' | 'hi' | 'mr';
  /** The same key twice is the same message: a channel that can is asked to send it once. */
  readonly key: string;
};

export type Sent =
  | { readonly state: 'sent'; readonly channelReference: string | null }
  /** It will never be sent: a wrong address, an unknown template. */
  | { readonly state: 'failed'; readonly reason: string }
  /** Nobody knows; it is tried again. */
  | { readonly state: 'unknown'; readonly reason: string };
