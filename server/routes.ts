import { applicantAnswers } from '#server/api/applicant/applications.ts';
import { newsAnswers } from '#server/api/applicant/news.ts';
import { answerAppealPause } from '#server/api/applicant/pauses.ts';
import { payeeAnswers } from '#server/api/applicant/payee.ts';
import { addressAnswers } from '#server/api/customer/addresses.ts';
import { bookingAnswers } from '#server/api/customer/bookings.ts';
import { creditAnswers } from '#server/api/customer/credit.ts';
import { answerReadGatePass } from '#server/api/customer/gate-pass.ts';
import { answerWatchNotifications } from '#server/api/customer/live-notifications.ts';
import { liveVisitAnswers } from '#server/api/customer/live-visit.ts';
import { myDataAnswers } from '#server/api/customer/my-data.ts';
import {
  answerDeleteNotification,
  answerListNotifications,
  answerReadNotification,
} from '#server/api/customer/notifications.ts';
import { answerNameBusiness, answerReadPaper } from '#server/api/customer/papers.ts';
import { answerInitiatePayment } from '#server/api/customer/payment.ts';
import {
  answerReadProfile,
  answerRemoveProfileImage,
  answerUpdateProfile,
  answerUpdateProfileImage,
} from '#server/api/customer/profile.ts';
import { answerSubscribePush, answerUnsubscribePush } from '#server/api/customer/push.ts';
import { customerVisitAnswers } from '#server/api/customer/visits.ts';
import type { Answer } from '#server/api/http/mount-routes.ts';
import { answerReadOwnGatePass } from '#server/api/karigar/gate-pass.ts';
import { karigarLiveAnswers } from '#server/api/karigar/live.ts';
import { offerAnswers } from '#server/api/karigar/offers.ts';
import { visitAnswers } from '#server/api/karigar/visits.ts';
import { workAnswers } from '#server/api/karigar/work.ts';
import { accountAnswers } from '#server/api/ops/accounts.ts';
import { applicationAnswers } from '#server/api/ops/applications.ts';
import { bookingFileAnswers } from '#server/api/ops/booking-file.ts';
import { bookingFreezeAnswers } from '#server/api/ops/booking-freezes.ts';
import { opsBookingAnswers } from '#server/api/ops/bookings.ts';
import { answerReadDispatch } from '#server/api/ops/dispatch.ts';
import { failedWorkAnswers } from '#server/api/ops/failed-work.ts';
import { inboxAnswers } from '#server/api/ops/inbox.ts';
import { karigarCashAnswers } from '#server/api/ops/karigar-cash.ts';
import { moneyByHandAnswers } from '#server/api/ops/money-by-hand.ts';
import { onBehalfAnswers } from '#server/api/ops/on-behalf.ts';
import { payeeChangeAnswers } from '#server/api/ops/payee-changes.ts';
import { peopleAnswers } from '#server/api/ops/people.ts';
import { colleagueAnswers } from '#server/api/ops/staff.ts';
import { standingAnswers } from '#server/api/ops/standing.ts';
import { answerListStuckMoney } from '#server/api/ops/stuck-money.ts';
import { answerListTaxRules } from '#server/api/ops/tax-rules.ts';
import { opsVisitAnswers } from '#server/api/ops/visits.ts';
import { catalogueAnswers } from '#server/api/public/catalogue.ts';
import { followAnswers } from '#server/api/public/follow.ts';
import { answerCheckGatePass } from '#server/api/public/gate.ts';
import { promiseAnswer } from '#server/api/public/promise.ts';
import { answerReadPushKey } from '#server/api/public/push-key.ts';
import { staffAnswers } from '#server/api/public/staff.ts';
import { answerRequestCallBack } from '#server/api/public/support.ts';
import { signInAnswers } from '#server/api/sign-in-routes.ts';
import type { World } from './app-context.ts';

/** Every operation that the server answers. A test compares this table with the contract's list. */
export const answersOf = (world: World): readonly Answer[] => [
  ...catalogueAnswers(world),
  answerRequestCallBack,
  promiseAnswer(world),
  ...signInAnswers,
  answerReadProfile,
  answerUpdateProfile,
  answerUpdateProfileImage,
  answerRemoveProfileImage,
  ...myDataAnswers,
  ...bookingAnswers,
  ...creditAnswers,
  answerListStuckMoney,
  ...failedWorkAnswers,
  ...addressAnswers,
  answerReadPaper,
  answerNameBusiness,
  answerListTaxRules,
  answerInitiatePayment,
  answerListNotifications,
  answerWatchNotifications,
  answerReadNotification,
  answerDeleteNotification,
  answerReadPushKey,
  answerSubscribePush,
  answerUnsubscribePush,
  answerReadGatePass,
  answerReadOwnGatePass,
  answerCheckGatePass,
  ...applicantAnswers,
  ...newsAnswers,
  ...payeeAnswers,
  answerAppealPause,
  ...visitAnswers,
  ...workAnswers,
  ...offerAnswers,
  answerReadDispatch,
  ...customerVisitAnswers,
  ...opsVisitAnswers,
  ...onBehalfAnswers,
  ...opsBookingAnswers,
  ...moneyByHandAnswers,
  ...applicationAnswers,
  ...karigarCashAnswers,
  ...accountAnswers,
  ...payeeChangeAnswers,
  ...standingAnswers,
  ...colleagueAnswers,
  ...staffAnswers,
  ...bookingFreezeAnswers,
  ...peopleAnswers,
  ...liveVisitAnswers,
  ...followAnswers,
  ...karigarLiveAnswers,
  ...inboxAnswers,
  ...bookingFileAnswers,
];
