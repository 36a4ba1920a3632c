import type { Template } from './every-template.ts';
import type { DeliveryReport, RenderedMessage, Sent } from './rendered-message.ts';

/** Carries messages to people by SMS, WhatsApp, e-mail and push. */
export type Messenger = {
  /** The channels for which this deployment is configured. */
  readonly channels: readonly RenderedMessage['channel'][];
  /**
   * True in development, where nothing leaves this machine: messages stay readable at `/dev/outbox`, and numbers that no
   * telephone has may be written to.
   */
  readonly staysHere: boolean;
  /** Sentences that have to be registered before these channels send them. */
  readonly templates?: () => readonly Template[];
  /** The ids of registered SMS by name and language, where each needs one. */
  readonly smsTemplateIds?: Readonly<Record<string, string>> | undefined;
  /** Never throws for what the world may do. */
  sendRendered(rendered: RenderedMessage): Promise<Sent>;
  /** How the channels that report delivery prove who they are, and what they say. */
  readonly reports: Readonly<Partial<Record<ReportedBy, ReportReader>>>;
  /** The public key under which browsers subscribe to our push messages. */
  readonly pushKey: string | null;
};

export type ReportedBy = 'whatsapp' | 'sms';

export type ReportRequest = {
  /** As it came: parsing and writing it again would change the bytes that are signed. */
  readonly body: Uint8Array;
  readonly signature: string | null;
  /** Secret part of the address, for a channel that signs nothing. */
  readonly secret: string;
};

export type ReportReader = {
  isGenuine(request: ReportRequest): boolean;
  /** Throws on what it cannot read. */
  read(body: Uint8Array): DeliveryReport[];
  /** Token that WhatsApp sends once to see whether the address is ours. */
  readonly verifyToken?: string;
};
