import { readCaptcha } from '#contract/public/read-captcha.ts';
import { accept } from '#kernel/outcome.ts';
import { CAPTCHA_LIFE, effortFor, effortForBooking } from '#server/modules/identity/captcha.ts';
import { networkOf } from '#server/modules/identity/network.ts';
import { issueChallenge } from '#server/platform/proof-of-work/proof-of-work.ts';
import { answer } from '../http/mount-routes.ts';

/** Nothing is written for it: the challenge carries its own signature, and only a solved one is remembered. */
export const answerReadCaptcha = answer(
  readCaptcha,
  async ({ purpose }, { world, caller, now }) => {
    const forBooking = purpose === 'booking';
    const network = networkOf(caller.address);
    const counter = forBooking ? world.bookingDemand : world.captchaDemand;
    const { ofAsker: ofNetwork, ofAll: ofDeps } = counter.count(network, now);
    const effort = (forBooking ? effortForBooking : effortFor)({ ofNetwork, ofDeps });
    const order = { purpose, until: now + CAPTCHA_LIFE, effort };
    return accept({ challenge: await issueChallenge(world.keys.captcha, order) });
  },
);
