import { Hono } from 'hono';
import { openKarigarDocuments } from '#server/api/applicant/documents.ts';
import { openTrainingCertificates } from '#server/api/applicant/training-certificates.ts';
import { openCalendars } from '#server/api/calendar/open-calendars.ts';
import { mountCheckoutRoutes } from '#server/api/checkout/mount-checkout-routes.ts';
import { openKarigarPortraits } from '#server/api/customer/karigar-portrait.ts';
import { openProfileImages } from '#server/api/customer/profile-image.ts';
import { openTaxDocumentPdfs } from '#server/api/customer/tax-documents.ts';
import { openDocs } from '#server/api/docs/open-docs.ts';
import { type Answer, mountRoutes } from '#server/api/http/mount-routes.ts';
import type { RouteOptions } from '#server/api/http/route-options.ts';
import { openPayStatements } from '#server/api/karigar/pay-statements.ts';
import { openVisitPhotos } from '#server/api/karigar/visit-photos.ts';
import { openServicePictures } from '#server/api/public/service-pictures.ts';
import { whoAsks } from '#server/api/session-cookie.ts';
import { mountSocialRoutes } from '#server/api/social/mount-social-routes.ts';
import { whoOfStaff } from '#server/api/staff-cookie.ts';
import { openMessageWebhooks } from '#server/api/webhooks/messages.ts';
import { openPaymentWebhook } from '#server/api/webhooks/payment.ts';
import { openPayoutWebhook } from '#server/api/webhooks/payouts.ts';
import type { World } from './app-context.ts';
import type { Config } from './config.ts';

/** Everything below `/api/`: the operations of the contract, and the few addresses that are none (webhooks, pictures, PDFs). */
export function openApi(world: World, config: Config, answers: readonly Answer[]): Hono {
  const api = new Hono();
  const secureCookies = config.https;
  openDocs(api, {
    title: config.brand.name,
    origin: config.origins[0],
    opsOrigin: config.opsOrigin,
  });
  openPaymentWebhook(api, world);
  openPayoutWebhook(api, world);
  mountCheckoutRoutes(api, world);
  openMessageWebhooks(api, world);
  mountSocialRoutes(api, world, { ...config, secureCookies });
  openProfileImages(api, world, { secureCookies });
  openTaxDocumentPdfs(api, world, { secureCookies });
  openPayStatements(api, world, { secureCookies });
  openTrainingCertificates(api, world, { secureCookies });
  openVisitPhotos(api, world, { secureCookies });
  openKarigarPortraits(api, world, { secureCookies });
  openKarigarDocuments(api, world, { secureCookies });
  openServicePictures(api, world, { secureCookies });
  openCalendars(api, world, { secureCookies, trustedProxies: config.trustedProxies });
  mountRoutes(api, answers, world, routeOptions(world, config));
  return api;
}

/** How requests are handled by the routes of the contract. */
export const routeOptions = (world: World, config: Config): RouteOptions => ({
  ...{ whoAsks, whoOfStaff, secureCookies: config.https },
  origins: config.origins,
  trustedProxies: config.trustedProxies,
  checkAnswers: config.checkAnswers,
  writesWithoutEnd: config.bookingLimits === undefined,
  staleness: world.facts.staleness,
});
