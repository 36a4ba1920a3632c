import { formatRupees } from '#kernel/money.ts';
import type { Brand } from './brand.ts';
import { policy } from './policy.ts';

/** Facts stated in policies and help: every figure comes from contract/policy.ts, every address from the brand. */
export type TextFacts = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly serviceAge: number;
  readonly accountAge: number;
  readonly dailyLeadHours: number;
  readonly otherLeadHours: number;
  readonly holdMinutes: number;
  readonly rescheduleLimit: number;
  readonly advance: number;
  readonly eventDay: number;
  readonly completion: number;
  readonly freeHours: number;
  readonly lateHours: number;
  readonly graceMinutes: number;
  readonly feeUnder24Hours: number;
  readonly feeUnder3Hours: number;
  readonly feeDispatched: number;
  readonly feeArrived: number;
  readonly capFutureDated: number;
  readonly capSameDay: number;
  readonly capNoShow: number;
  /** Minutes after the promised time until cancelling is free, and until the visit counts as missed. */
  readonly freeWhenLateMinutes: number;
  readonly nobodyCameMinutes: number;
  /** The most that we pay for a failure where less was paid, as it is shown. */
  readonly mirrorCeiling: string;
  /** After the work, to say that it is not right. */
  readonly complaintHours: number;
  readonly refundFrom: number;
  readonly refundTo: number;
  readonly recordsYears: number;
  readonly callBackDays: number;
  readonly messagesDays: number;
  readonly photoDays: number;
  readonly droppedPayeeDays: number;
  readonly notificationsDays: number;
  readonly codeDigits: number;
  readonly codeMinutes: number;
  readonly codeTries: number;
  readonly codeResendSeconds: number;
  /** Hours after an edit of the profile until the next. */
  readonly coolDownHours: number;
};

const { cancellation, event, leadTimeMinutes, minimumAge, otp, refund } = policy;

/** The numbers in these texts are those with which quotes and charges compute: one file, contract/policy.ts. */
export const textFacts = ({ name, email, phone }: Brand): TextFacts => ({
  ...{ name, email, phone },
  serviceAge: minimumAge.service,
  accountAge: minimumAge.account,
  dailyLeadHours: leadTimeMinutes.daily / 60,
  otherLeadHours: leadTimeMinutes.event / 60,
  holdMinutes: policy.hold.minutes,
  rescheduleLimit: policy.rescheduleLimit,
  advance: event.advancePercent,
  eventDay: event.eventDayPercent,
  completion: event.completionPercent,
  freeHours: cancellation.freeHoursBefore,
  lateHours: cancellation.lateHoursBefore,
  graceMinutes: cancellation.graceMinutesAfterBooking,
  feeUnder24Hours: cancellation.feePercent.under24Hours,
  feeUnder3Hours: cancellation.feePercent.under3Hours,
  feeDispatched: cancellation.feePercent.dispatched,
  feeArrived: cancellation.feePercent.arrived,
  capFutureDated: cancellation.capPercent.futureDated,
  capSameDay: cancellation.capPercent.sameDay,
  capNoShow: cancellation.capPercent.noShow,
  freeWhenLateMinutes: cancellation.freeWhenLateMinutes,
  nobodyCameMinutes: policy.noShow.karigarAfterMinutes,
  mirrorCeiling: formatRupees(cancellation.mirrorCeilingUnpaidPaise),
  complaintHours: policy.standstill.acceptHours,
  refundFrom: refund.workingDays.from,
  refundTo: refund.workingDays.to,
  recordsYears: policy.moneyRecordsYears,
  callBackDays: policy.callBackKeptDays,
  messagesDays: policy.messagesKeptDays,
  photoDays: policy.visitPhotosKeptDays,
  droppedPayeeDays: policy.droppedPayeesKeptDays,
  notificationsDays: policy.notificationsKeptDays,
  codeDigits: otp.digits,
  codeMinutes: otp.minutes,
  codeTries: otp.tries,
  codeResendSeconds: otp.resendSeconds,
  coolDownHours: policy.profileCoolDownHours,
});
