import type { PaymentProvider } from '#contract/customer/booking.ts';
import type { Instant } from '#kernel/time.ts';
import type { AppCache } from '#server/cache/app-cache.ts';
import type { IdTokenDeps } from '#server/effects/check-id-token.ts';
import type { PaymentDeps } from '#server/effects/gateway-of.ts';
import type { PayoutDeps } from '#server/effects/move-transfer.ts';
import type { MessageDeps } from '#server/effects/send-message.ts';
import type { WebhookDeps } from '#server/effects/send-webhook.ts';
import type { SocialDeps } from '#server/effects/start-social-sign-in.ts';
import type { CountRefused } from '#server/flows/steps/booking/count-refused.ts';
import type { WritePlacing } from '#server/flows/steps/booking/write-placings.ts';
import type { SecurityRecorder } from '#server/flows/steps/identity/record-security.ts';
import type { TaxDocumentDeps } from '#server/flows/steps/tax-document/write-tax-documents.ts';
import type { BookingLimits } from '#server/modules/booking/placing-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import type { FailedJobs } from '#server/platform/jobs/failed-jobs.ts';
import type { LiveStreams } from '#server/platform/live/live-streams.ts';
import type { Log } from '#server/platform/log/log.ts';
import type { ObjectStore } from '#server/platform/objects/object-store.ts';
import type { DemandCounter } from '#server/platform/proof-of-work/demand.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import type { Tracing } from '#server/platform/tracing/tracing.ts';

/** The context that `main.ts` wires once and every route, flow, view and effect is given: nothing is global. */
export type World = {
  readonly pool: Pool;
  /** The server's clock; a test sets its own. */
  readonly now: () => Instant;
  readonly log: Log;
  /** Traces of requests and jobs, where a collector wants them. */
  readonly tracing?: Tracing | undefined;
  /** Writes down who tried to be whom; a test that does not look need not. */
  readonly security?: SecurityRecorder;
  /** Parts of the database that this process keeps in memory. */
  readonly facts: AppCache;
  /** Pictures and files that have left their rows. */
  readonly objects: ObjectStore;
  /** The queue of this process's bookings on their way into the database. */
  readonly writePlacing: WritePlacing;
  /** Counts who asked for a booking and found nobody to come; a test that does not look need not. */
  readonly countRefused?: CountRefused;
  /** Origins of our own pages; the first is where people find the site. */
  readonly origins: readonly string[];
  /** The console's, where it has one of its own. */
  readonly opsOrigin?: string | undefined;
  /** How much one person may book; without them, without end. */
  readonly bookingLimits?: BookingLimits | undefined;
  /** Every gateway that money may come by. */
  readonly gateways: PaymentDeps['gateways'];
  /** How money goes out to UPI ids. */
  readonly payouts: PayoutDeps['payouts'];
  /** The gateway whose pay page a customer is sent to. */
  readonly paymentProvider: PaymentProvider;
  /** Ruling R20: a failed sign-in tells whether the account exists. Off unless the configuration asks for it. */
  readonly tellAccountsApart?: boolean;
  /** Derived from the secret of the deployment: for codes, captchas and sealed columns. */
  readonly keys: Keys;
  /** Carries messages to people. */
  readonly messenger: MessageDeps['messenger'];
  /** Calls addresses that integrators have named. */
  readonly callWebhook: WebhookDeps['callWebhook'];
  /** Jobs that failed for good; nothing until the queue is open. */
  readonly failedJobs?: () => FailedJobs | undefined;
  /** Something was committed that others are to hear of; without it they hear within a second. */
  readonly wakeJobs?: () => void;
  /** Keeps open tabs told. */
  readonly live: LiveStreams;
  /** The name that stands under messages, and where their links lead. */
  readonly sender: MessageDeps['sender'];
  /** How much goes out on a day by each channel; without it, what is usual. */
  readonly messageBudget?: MessageDeps['messageBudget'];
  /** How many captchas were asked for lately: the more, the harder. */
  readonly captchaDemand: DemandCounter;
  /** The same before bookings, of which there are fewer. */
  readonly bookingDemand: DemandCounter;
  /** Whether nobody signs up without a captcha. */
  readonly captchaAtSignUp?: boolean;
  /** Companies whose accounts sign in here. */
  readonly social: SocialDeps['social'];
  /** The supplier named on tax documents. */
  readonly supplier: TaxDocumentDeps['supplier'];
  /** Verifies ID tokens of the configured issuer, if there is one. */
  readonly idTokens?: IdTokenDeps['idTokens'];
};
