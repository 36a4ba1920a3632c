import { onBehalfOperations } from './on-behalf.ts';
import type { Operation } from './operation.ts';
import { approvePayoutByHand } from './ops/approve-payout-by-hand.ts';
import { approveRefundByHand } from './ops/approve-refund-by-hand.ts';
import { assignByHand } from './ops/assign-by-hand.ts';
import { callOffBooking } from './ops/call-off-booking.ts';
import { listKarigarCash } from './ops/list-karigar-cash.ts';
import { listPayeeChanges } from './ops/list-payee-changes.ts';
import { markKarigarNoShow } from './ops/mark-karigar-no-show.ts';
import { payOutByHand } from './ops/pay-out-by-hand.ts';
import { readBookingMoney } from './ops/read-booking-money.ts';
import { recordCashHandedIn } from './ops/record-cash-handed-in.ts';
import { refundByHand } from './ops/refund-by-hand.ts';
import { reverseCashHandedIn } from './ops/reverse-cash-handed-in.ts';
import { stopPayeeChange } from './ops/stop-payee-change.ts';

/** What operations do by hand: to bookings and visits, for Karigars, and with money. */
export const opsOperations: readonly Operation[] = [
  ...onBehalfOperations,
  assignByHand,
  callOffBooking,
  markKarigarNoShow,
  readBookingMoney,
  refundByHand,
  approveRefundByHand,
  payOutByHand,
  approvePayoutByHand,
  listKarigarCash,
  recordCashHandedIn,
  reverseCashHandedIn,
  listPayeeChanges,
  stopPayeeChange,
];
