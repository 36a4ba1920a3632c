import { bookingAnswers } from '#server/api/customer/bookings.ts';
import {
  answerDeleteNotification,
  answerListNotifications,
  answerReadNotification,
} from '#server/api/customer/notifications.ts';
import { answerInitiatePayment } from '#server/api/customer/payment.ts';
import type { Answer } from '#server/api/http/door.ts';
import { catalogueAnswers } from '#server/api/public/catalogue.ts';
import {
  answerReadSession,
  answerSignIn,
  answerSignOut,
  answerSignUp,
} from '#server/api/public/identity.ts';
import { answerRequestCallBack } from '#server/api/public/support.ts';
import type { World } from './world.ts';

/** Every operation that the server answers. A test compares this table with the contract's list. */
export const answersOf = (world: World): readonly Answer[] => [
  ...catalogueAnswers(world),
  answerRequestCallBack,
  answerSignUp,
  answerSignIn,
  answerReadSession,
  answerSignOut,
  ...bookingAnswers,
  answerInitiatePayment,
  answerListNotifications,
  answerReadNotification,
  answerDeleteNotification,
];
