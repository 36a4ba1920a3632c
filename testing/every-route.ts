import { registerGateways } from '#server/adapters/gateway/gateway.ts';
import { developmentMessenger } from '#server/adapters/messages/development-messenger.ts';
import { isFromSmsProvider, readSmsReports } from '#server/adapters/messages/sms/sms-reports.ts';
import {
  isFromWhatsApp,
  readWhatsAppReports,
} from '#server/adapters/messages/whatsapp/whatsapp-reports.ts';
import { openSocial } from '#server/adapters/social/open-social.ts';
import { openKarigarPortraits } from '#server/api/customer/karigar-portrait.ts';
import { openProfileImages } from '#server/api/customer/profile-image.ts';
import { openVisitPhotos } from '#server/api/karigar/visit-photos.ts';
import { openViews } from '#server/api/public/views.ts';
import { mountSocialRoutes } from '#server/api/social/mount-social-routes.ts';
import { openMessageWebhooks } from '#server/api/webhooks/messages.ts';
import { openPaymentWebhook } from '#server/api/webhooks/payment.ts';
import { openPayoutWebhook } from '#server/api/webhooks/payouts.ts';
import type { World as ServerWorld } from '#server/app-context.ts';
import { createAppCache } from '#server/cache/app-cache.ts';
import { writePlacings } from '#server/flows/steps/booking/write-placings.ts';
import { EventStream } from '#server/platform/live/event-stream.ts';
import { answersOf } from '#server/routes.ts';
import { openTestPayouts } from './payouts.ts';
import { openTestSandbox, type TestSandbox } from './sandbox.ts';
import { signInDeps } from './sign-in-stage.ts';
import { sowKarigar, sowSmallTown } from './small-town.ts';
import { startServer, type TestServer } from './start-test-server.ts';
import { TEST_SUPPLIER } from './supplier.ts';

export type EveryRoute = TestServer & {
  readonly sandbox: TestSandbox;
};

export const REPORT_SECRET = 'the word agreed on with every channel of a test';
const CALLERS = { trustedProxies: 1, secureCookies: false };

/** Every address the server answers, in this process: the whole contract and what stands beside it, in a small town. */
export async function startEveryRoute(): Promise<EveryRoute> {
  const sandbox = await openTestSandbox();
  const payouts = await openTestPayouts();
  const origins: string[] = [];
  const social = openSocial({ clients: {}, production: false, simulatorPort: 9, origins });
  const app = await startServer({
    answers: answersOf,
    // One person sends thousands of bad inputs.
    writesWithoutEnd: true,
    server: (db) => ({
      ...signInDeps(),
      origins,
      facts: createAppCache(db),
      writePlacing: writePlacings(db),
      gateways: registerGateways([sandbox.gateway]),
      payouts: payouts.payouts,
      paymentProvider: 'sandbox',
      supplier: TEST_SUPPLIER,
      social: social.providers,
      messenger: { ...developmentMessenger, reports: REPORTS },
      failedJobs: () => NOTHING_FAILED,
      live: oneEvent,
    }),
    open: (app, world) => {
      openPaymentWebhook(app, world);
      openPayoutWebhook(app, world);
      openMessageWebhooks(app, world);
      mountSocialRoutes(app, world, CALLERS);
      openProfileImages(app, world, CALLERS);
      openVisitPhotos(app, world, CALLERS);
      openKarigarPortraits(app, world, CALLERS);
      openViews(app, world, CALLERS);
    },
  });
  origins.push(app.base);
  await sowSmallTown(app.world.db);
  // Four people work, so that a team fits, and every hour can be booked four times.
  for (let one = 0; one < 4; one += 1) await sowKarigar(app.world.db);
  return {
    ...app,
    sandbox,
    close: async () => {
      await social.stop();
      await app.close();
      await sandbox.close();
      await payouts.close();
    },
  };
}

/** A queue that has done everything. */
const NOTHING_FAILED = {
  list: async () => [],
  retry: async () => false,
  drop: async () => false,
};

const REPORTS: ServerWorld['messenger']['reports'] = {
  whatsapp: {
    isGenuine: ({ body, signature }) => isFromWhatsApp(REPORT_SECRET, body, signature),
    read: readWhatsAppReports,
    verifyToken: REPORT_SECRET,
  },
  sms: {
    isGenuine: ({ secret }) => isFromSmsProvider(REPORT_SECRET, secret),
    read: readSmsReports,
  },
};

/** A stream that says how things stand, and ends. */
const oneEvent: ServerWorld['live'] = {
  open: ({ name, read }) => {
    const stream = new EventStream();
    void read()
      .then((standing) => standing && stream.send({ name, ...standing }))
      .finally(() => stream.end());
    return stream;
  },
  tell: async () => {},
  close: async () => {},
};
