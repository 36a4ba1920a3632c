import { LOST_PHONE } from '#contract/cases.ts';
import { reportLostPhone } from '#contract/public/report-lost-phone.ts';
import { requestCallBack as requestCallBackPromise } from '#contract/public/request-call-back.ts';
import { accept } from '#kernel/outcome.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { requestCallBack } from '#server/flows/support/request-call-back.ts';
import { answer } from '../http/mount-routes.ts';

export const answerRequestCallBack = answer(
  requestCallBackPromise,
  async (lead, { world, caller, now }) => {
    const outcome = await requestCallBack(world, lead, { address: caller.address, now });
    return outcome.ok
      ? accept({ received: true as const, callBy: toIndiaIso(outcome.value) })
      : outcome;
  },
);

/** Nobody is looked up: whether there is such an account the caller finds out on the telephone, and nobody else. */
export const answerReportLostPhone = answer(
  reportLostPhone,
  async (asked, { world, caller, now }) => {
    const lead = { ...asked, serviceInterest: LOST_PHONE, area: '' };
    const outcome = await requestCallBack(world, lead, { address: caller.address, now });
    return outcome.ok
      ? accept({ received: true as const, callBy: toIndiaIso(outcome.value) })
      : outcome;
  },
);
