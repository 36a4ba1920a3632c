import { addressAnswers } from '#server/api/customer/addresses.ts';
import { bookingAnswers } from '#server/api/customer/bookings.ts';
import {
  answerConfirmContactCode,
  answerRequestContactCode,
} from '#server/api/customer/contact-codes.ts';
import {
  answerConfirmJoinCode,
  answerJoinByPassword,
  answerRequestJoinCode,
} from '#server/api/customer/joining.ts';
import { answerWatchNotifications } from '#server/api/customer/live-notifications.ts';
import { myDataAnswers } from '#server/api/customer/my-data.ts';
import {
  answerDeleteNotification,
  answerListNotifications,
  answerReadNotification,
} from '#server/api/customer/notifications.ts';
import { answerInitiatePayment } from '#server/api/customer/payment.ts';
import {
  answerReadProfile,
  answerRemoveProfileImage,
  answerUpdateProfile,
  answerUpdateProfileImage,
} from '#server/api/customer/profile.ts';
import {
  answerReadPushKey,
  answerSubscribePush,
  answerUnsubscribePush,
} from '#server/api/customer/push.ts';
import {
  answerEndSession,
  answerListSessions,
  answerSignOutEverywhere,
} from '#server/api/customer/sessions.ts';
import type { Answer } from '#server/api/http/door.ts';
import { answerReadCaptcha } from '#server/api/public/captcha.ts';
import { catalogueAnswers } from '#server/api/public/catalogue.ts';
import {
  answerExchangeIdToken,
  answerSignInWithCustomToken,
} from '#server/api/public/custom-token.ts';
import {
  answerReadSession,
  answerSignIn,
  answerSignOut,
  answerSignUp,
} from '#server/api/public/identity.ts';
import {
  answerRequestReset,
  answerResetPassword,
  answerVerifyResetCode,
} from '#server/api/public/reset.ts';
import {
  answerConfirmSignInCode,
  answerRequestSignInCode,
} from '#server/api/public/sign-in-codes.ts';
import { answerReadSignInMethods } from '#server/api/public/sign-in-methods.ts';
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
  answerReadSignInMethods,
  answerReadCaptcha,
  answerRequestSignInCode,
  answerConfirmSignInCode,
  answerRequestReset,
  answerVerifyResetCode,
  answerResetPassword,
  answerExchangeIdToken,
  answerSignInWithCustomToken,
  answerJoinByPassword,
  answerRequestJoinCode,
  answerConfirmJoinCode,
  answerRequestContactCode,
  answerConfirmContactCode,
  answerReadProfile,
  answerUpdateProfile,
  answerUpdateProfileImage,
  answerRemoveProfileImage,
  answerListSessions,
  answerEndSession,
  answerSignOutEverywhere,
  ...myDataAnswers,
  ...bookingAnswers,
  ...addressAnswers,
  answerInitiatePayment,
  answerListNotifications,
  answerWatchNotifications,
  answerReadNotification,
  answerDeleteNotification,
  answerReadPushKey,
  answerSubscribePush,
  answerUnsubscribePush,
];
