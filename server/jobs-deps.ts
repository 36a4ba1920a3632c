import type { TransferDeps } from '#server/effects/move-transfer.ts';
import type { MessageDeps } from '#server/effects/send-message.ts';
import type { WebhookDeps } from '#server/effects/send-webhook.ts';
import type { TaxDocumentDeps } from '#server/flows/steps/tax-document/write-tax-documents.ts';
import type { LiveStreams } from '#server/platform/live/live-streams.ts';
import type { ObjectDeps } from '#server/platform/objects/kept-column.ts';

/** The dependencies of all jobs. */
export type JobsDeps = TransferDeps &
  ObjectDeps &
  TaxDocumentDeps &
  WebhookDeps &
  MessageDeps & { readonly live: Pick<LiveStreams, 'tell'> };
