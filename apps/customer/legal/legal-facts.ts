import { knownBrand } from '#contract/known-brand.ts';
import { policy } from '#contract/policy.ts';
import type { LegalFacts } from '#i18n/legal-document.ts';
import { formatRupees } from '#kernel/money.ts';

const { cancellation, event, leadTimeMinutes, minimumAge, refund } = policy;

/** The numbers in the policies are those with which quotes and charges compute: one file, contract/policy.ts. */
export const legalFacts = (): LegalFacts => ({
  name: knownBrand().name,
  email: knownBrand().email,
  phone: knownBrand().phone,
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
});
