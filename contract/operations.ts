import { deleteNotification } from './customer/delete-notification.ts';
import { initiatePayment } from './customer/initiate-payment.ts';
import { listBookings } from './customer/list-bookings.ts';
import { listNotifications } from './customer/list-notifications.ts';
import { placeBooking } from './customer/place-booking.ts';
import { readBooking } from './customer/read-booking.ts';
import { readNotification } from './customer/read-notification.ts';
import type { Operation } from './operation.ts';
import { readCatalogue } from './public/read-catalogue.ts';
import { readOpenSlots } from './public/read-open-slots.ts';
import { readPincode } from './public/read-pincode.ts';
import { readSession } from './public/read-session.ts';
import { requestCallBack } from './public/request-call-back.ts';
import { signIn } from './public/sign-in.ts';
import { signOut } from './public/sign-out.ts';
import { signUp } from './public/sign-up.ts';

/** Every promise of every door, in the order in which a customer meets them; a screen imports its own, never this list. */
export const operations: readonly Operation[] = [
  readCatalogue,
  readOpenSlots,
  readPincode,
  requestCallBack,
  signUp,
  signIn,
  readSession,
  signOut,
  placeBooking,
  initiatePayment,
  readBooking,
  listBookings,
  listNotifications,
  readNotification,
  deleteNotification,
];
