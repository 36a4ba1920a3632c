import type { Operation } from './operation.ts';
import { answerSafetyExit } from './ops/answer-safety-exit.ts';
import { approvePayoutByHand } from './ops/approve-payout-by-hand.ts';
import { approveRefundByHand } from './ops/approve-refund-by-hand.ts';
import { arriveOnBehalf } from './ops/arrive-on-behalf.ts';
import { assignByHand } from './ops/assign-by-hand.ts';
import { breakOffVisitOnBehalf } from './ops/break-off-visit-on-behalf.ts';
import { callOffBooking } from './ops/call-off-booking.ts';
import { changeStaff } from './ops/change-staff.ts';
import { closeAccount } from './ops/close-account.ts';
import { countBookingCash } from './ops/count-booking-cash.ts';
import { decideKarigarAppeal } from './ops/decide-karigar-appeal.ts';
import { decideKarigarPause } from './ops/decide-karigar-pause.ts';
import { declinePayoutByHand } from './ops/decline-payout-by-hand.ts';
import { declineRefundByHand } from './ops/decline-refund-by-hand.ts';
import { dispatchVisitOnBehalf } from './ops/dispatch-visit-on-behalf.ts';
import { dropFailedWork } from './ops/drop-failed-work.ts';
import { endSessionsOf } from './ops/end-sessions-of.ts';
import { finishWorkOnBehalf } from './ops/finish-work-on-behalf.ts';
import { freezeBookings } from './ops/freeze-bookings.ts';
import { inviteStaff } from './ops/invite-staff.ts';
import { leaveForSafetyOnBehalf } from './ops/leave-for-safety-on-behalf.ts';
import { liftBookingFreeze } from './ops/lift-booking-freeze.ts';
import { listBookingFreezes } from './ops/list-booking-freezes.ts';
import { listFailedWork } from './ops/list-failed-work.ts';
import { listKarigarCash } from './ops/list-karigar-cash.ts';
import { listKarigarPauses } from './ops/list-karigar-pauses.ts';
import { listPayeeChanges } from './ops/list-payee-changes.ts';
import { listSafetyExits } from './ops/list-safety-exits.ts';
import { listSettlements } from './ops/list-settlements.ts';
import { listStaff } from './ops/list-staff.ts';
import { openPerson } from './ops/open-person.ts';
import { pauseKarigar } from './ops/pause-karigar.ts';
import { payOutByHand } from './ops/pay-out-by-hand.ts';
import { readBookingMoney } from './ops/read-booking-money.ts';
import { readIncomeTax } from './ops/read-income-tax.ts';
import { recordCashBanked } from './ops/record-cash-banked.ts';
import { recordCashHandedIn } from './ops/record-cash-handed-in.ts';
import { recordKarigarNoShow } from './ops/record-karigar-no-show.ts';
import { refundByHand } from './ops/refund-by-hand.ts';
import { reinstateKarigar } from './ops/reinstate-karigar.ts';
import { releaseVisitOnBehalf } from './ops/release-visit-on-behalf.ts';
import { reopenAccount } from './ops/reopen-account.ts';
import { reportCustomerNoShowOnBehalf } from './ops/report-customer-no-show-on-behalf.ts';
import { rescheduleForCustomer } from './ops/reschedule-for-customer.ts';
import { retryFailedWork } from './ops/retry-failed-work.ts';
import { reverseCashHandedIn } from './ops/reverse-cash-handed-in.ts';
import { startWorkOnBehalf } from './ops/start-work-on-behalf.ts';
import { stopPayeeChange } from './ops/stop-payee-change.ts';
import { stopWorkOnBehalf } from './ops/stop-work-on-behalf.ts';
import { tryContactOnBehalf } from './ops/try-contact-on-behalf.ts';

/** What operations do by hand: to bookings and visits, for Karigars, and with money. */
export const opsOperations: readonly Operation[] = [
  listFailedWork,
  retryFailedWork,
  dropFailedWork,
  dispatchVisitOnBehalf,
  arriveOnBehalf,
  startWorkOnBehalf,
  finishWorkOnBehalf,
  stopWorkOnBehalf,
  tryContactOnBehalf,
  reportCustomerNoShowOnBehalf,
  releaseVisitOnBehalf,
  breakOffVisitOnBehalf,
  leaveForSafetyOnBehalf,
  listSafetyExits,
  answerSafetyExit,
  assignByHand,
  callOffBooking,
  recordKarigarNoShow,
  rescheduleForCustomer,
  readBookingMoney,
  refundByHand,
  approveRefundByHand,
  declineRefundByHand,
  payOutByHand,
  approvePayoutByHand,
  declinePayoutByHand,
  countBookingCash,
  listKarigarCash,
  recordCashHandedIn,
  reverseCashHandedIn,
  recordCashBanked,
  listSettlements,
  readIncomeTax,
  listPayeeChanges,
  openPerson,
  stopPayeeChange,
  listKarigarPauses,
  pauseKarigar,
  decideKarigarPause,
  reinstateKarigar,
  decideKarigarAppeal,
  closeAccount,
  reopenAccount,
  endSessionsOf,
  listStaff,
  inviteStaff,
  changeStaff,
  listBookingFreezes,
  freezeBookings,
  liftBookingFreeze,
];
