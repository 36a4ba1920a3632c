// Made from the folders by `node tools/write-registries.ts`: not to be edited.
import type { Answer } from '#server/api/http/mount-routes.ts';
import { answerReadCaptcha } from '#server/api/public/captcha.ts';
import { catalogueAnswers } from '#server/api/public/catalogue.ts';
import { answerExchangeIdToken } from '#server/api/public/custom-token.ts';
import { answerSignInWithCustomToken } from '#server/api/public/custom-token.ts';
import { followAnswers } from '#server/api/public/follow.ts';
import { gateAnswers } from '#server/api/public/gate.ts';
import { answerSignUp } from '#server/api/public/identity.ts';
import { answerSignIn } from '#server/api/public/identity.ts';
import { answerSignOut } from '#server/api/public/identity.ts';
import { answerReadSession } from '#server/api/public/identity.ts';
import { passkeySignInAnswers } from '#server/api/public/passkeys.ts';
import { promiseAnswer } from '#server/api/public/promise.ts';
import { answerReadPushKey } from '#server/api/public/push-key.ts';
import { answerRequestReset } from '#server/api/public/reset.ts';
import { answerVerifyResetCode } from '#server/api/public/reset.ts';
import { answerResetPassword } from '#server/api/public/reset.ts';
import { answerUndoContactChange } from '#server/api/public/reset.ts';
import { answerUndoPayeeChange } from '#server/api/public/reset.ts';
import { answerRequestSignInCode } from '#server/api/public/sign-in-codes.ts';
import { answerConfirmSignInCode } from '#server/api/public/sign-in-codes.ts';
import { answerReadSignInMethods } from '#server/api/public/sign-in-methods.ts';
import { staffAnswers } from '#server/api/public/staff.ts';
import { answerRequestCallBack } from '#server/api/public/support.ts';
import { answerReportLostPhone } from '#server/api/public/support.ts';
import { answerReadSwitchedOff } from '#server/api/public/switched-off.ts';
import { answerEndView } from '#server/api/public/views.ts';
import { addressAnswers } from '#server/api/customer/addresses.ts';
import { bookingAnswers } from '#server/api/customer/bookings.ts';
import { ownCaseAnswers } from '#server/api/customer/cases.ts';
import { answerRequestContactCode } from '#server/api/customer/contact-codes.ts';
import { answerConfirmContactCode } from '#server/api/customer/contact-codes.ts';
import { creditAnswers } from '#server/api/customer/credit.ts';
import { answerReadGatePass } from '#server/api/customer/gate-pass.ts';
import { answerJoinByPassword } from '#server/api/customer/joining.ts';
import { answerRequestJoinCode } from '#server/api/customer/joining.ts';
import { answerConfirmJoinCode } from '#server/api/customer/joining.ts';
import { answerWatchNotifications } from '#server/api/customer/live-notifications.ts';
import { liveVisitAnswers } from '#server/api/customer/live-visit.ts';
import { myDataAnswers } from '#server/api/customer/my-data.ts';
import { answerReadNewsChoices } from '#server/api/customer/news-choices.ts';
import { answerChooseNews } from '#server/api/customer/news-choices.ts';
import { answerListNotifications } from '#server/api/customer/notifications.ts';
import { answerReadNotification } from '#server/api/customer/notifications.ts';
import { answerDeleteNotification } from '#server/api/customer/notifications.ts';
import { answerInitiatePayment } from '#server/api/customer/payment.ts';
import { answerReadProfile } from '#server/api/customer/profile.ts';
import { answerUpdateProfile } from '#server/api/customer/profile.ts';
import { answerUpdateProfileImage } from '#server/api/customer/profile.ts';
import { answerRemoveProfileImage } from '#server/api/customer/profile.ts';
import { answerSubscribePush } from '#server/api/customer/push.ts';
import { answerUnsubscribePush } from '#server/api/customer/push.ts';
import { answerListSessions } from '#server/api/customer/sessions.ts';
import { answerEndSession } from '#server/api/customer/sessions.ts';
import { answerSignOutEverywhere } from '#server/api/customer/sessions.ts';
import { answerReadTaxDocument } from '#server/api/customer/tax-documents.ts';
import { answerNameBusiness } from '#server/api/customer/tax-documents.ts';
import { customerVisitAnswers } from '#server/api/customer/visits.ts';
import { applicantAnswers } from '#server/api/applicant/applications.ts';
import { calendarLinkAnswers } from '#server/api/applicant/calendar-links.ts';
import { helpAnswers } from '#server/api/applicant/help.ts';
import { newsAnswers } from '#server/api/applicant/news.ts';
import { passkeyAnswers } from '#server/api/applicant/passkeys.ts';
import { answerAppealPause } from '#server/api/applicant/pauses.ts';
import { payeeAnswers } from '#server/api/applicant/payee.ts';
import { answerReadOwnGatePass } from '#server/api/karigar/gate-pass.ts';
import { karigarLiveAnswers } from '#server/api/karigar/live.ts';
import { offerAnswers } from '#server/api/karigar/offers.ts';
import { answerShowPayCode } from '#server/api/karigar/pay-code.ts';
import { visitAnswers } from '#server/api/karigar/visits.ts';
import { workAnswers } from '#server/api/karigar/work.ts';
import { ownWebhookAnswers } from '#server/api/integrator/own-webhooks.ts';
import { placedBookingAnswers } from '#server/api/integrator/placed-bookings.ts';
import { accountAnswers } from '#server/api/ops/accounts.ts';
import { opsAllowanceRateAnswers } from '#server/api/ops/allowance-rates.ts';
import { apiKeyAnswers } from '#server/api/ops/api-keys.ts';
import { applicationAnswers } from '#server/api/ops/applications.ts';
import { opsAreaLimitAnswers } from '#server/api/ops/area-limits.ts';
import { answerListAudit } from '#server/api/ops/audit.ts';
import { bookingFileAnswers } from '#server/api/ops/booking-file.ts';
import { bookingFreezeAnswers } from '#server/api/ops/booking-freezes.ts';
import { bookingsByDayAnswers } from '#server/api/ops/bookings-by-day.ts';
import { opsBookingAnswers } from '#server/api/ops/bookings.ts';
import { callerAnswers } from '#server/api/ops/callers.ts';
import { caseAnswers } from '#server/api/ops/cases.ts';
import { opsCatalogueAnswers } from '#server/api/ops/catalogue.ts';
import { channelAnswers } from '#server/api/ops/channels.ts';
import { cityDayAnswers } from '#server/api/ops/city-day.ts';
import { opsCityAnswers } from '#server/api/ops/city.ts';
import { dayAnswers } from '#server/api/ops/day.ts';
import { answerReadDispatch } from '#server/api/ops/dispatch.ts';
import { dutyAnswers } from '#server/api/ops/duty.ts';
import { failedMoneyAnswers } from '#server/api/ops/failed-money.ts';
import { failedWorkAnswers } from '#server/api/ops/failed-work.ts';
import { featureAnswers } from '#server/api/ops/features.ts';
import { fileAnswers } from '#server/api/ops/files.ts';
import { inboxAnswers } from '#server/api/ops/inbox.ts';
import { karigarCashAnswers } from '#server/api/ops/karigar-cash.ts';
import { ledgerAnswers } from '#server/api/ops/ledger.ts';
import { moneyByHandAnswers } from '#server/api/ops/money-by-hand.ts';
import { noteAnswers } from '#server/api/ops/notes.ts';
import { onBehalfAnswers } from '#server/api/ops/on-behalf.ts';
import { payeeChangeAnswers } from '#server/api/ops/payee-changes.ts';
import { peopleAnswers } from '#server/api/ops/people.ts';
import { policyAnswers } from '#server/api/ops/policies.ts';
import { qualityAnswers } from '#server/api/ops/quality.ts';
import { opsRateCardAnswers } from '#server/api/ops/rate-cards.ts';
import { restrictionAnswers } from '#server/api/ops/restrictions.ts';
import { savedViewAnswers } from '#server/api/ops/saved-views.ts';
import { answerListSecurityEvents } from '#server/api/ops/security-events.ts';
import { colleagueAnswers } from '#server/api/ops/staff.ts';
import { answerListStuckMoney } from '#server/api/ops/stuck-money.ts';
import { answerListTaxRules } from '#server/api/ops/tax-rules.ts';
import { templateAnswers } from '#server/api/ops/templates.ts';
import { textAnswers } from '#server/api/ops/texts.ts';
import { opsVisitAnswers } from '#server/api/ops/visits.ts';
import { webhookAnswers } from '#server/api/ops/webhooks.ts';
import { opsZoneAnswers } from '#server/api/ops/zones.ts';
import type { World } from './app-context.ts';

/** Every operation that the server answers. A test compares this table with the contract’s list. */
export const answersOf = (world: World): readonly Answer[] => [
  answerReadCaptcha,
  ...catalogueAnswers(world),
  answerExchangeIdToken,
  answerSignInWithCustomToken,
  ...followAnswers,
  ...gateAnswers,
  answerSignUp,
  answerSignIn,
  answerSignOut,
  answerReadSession,
  ...passkeySignInAnswers,
  promiseAnswer(world),
  answerReadPushKey,
  answerRequestReset,
  answerVerifyResetCode,
  answerResetPassword,
  answerUndoContactChange,
  answerUndoPayeeChange,
  answerRequestSignInCode,
  answerConfirmSignInCode,
  answerReadSignInMethods,
  ...staffAnswers,
  answerRequestCallBack,
  answerReportLostPhone,
  answerReadSwitchedOff,
  answerEndView,
  ...addressAnswers,
  ...bookingAnswers,
  ...ownCaseAnswers,
  answerRequestContactCode,
  answerConfirmContactCode,
  ...creditAnswers,
  answerReadGatePass,
  answerJoinByPassword,
  answerRequestJoinCode,
  answerConfirmJoinCode,
  answerWatchNotifications,
  ...liveVisitAnswers,
  ...myDataAnswers,
  answerReadNewsChoices,
  answerChooseNews,
  answerListNotifications,
  answerReadNotification,
  answerDeleteNotification,
  answerInitiatePayment,
  answerReadProfile,
  answerUpdateProfile,
  answerUpdateProfileImage,
  answerRemoveProfileImage,
  answerSubscribePush,
  answerUnsubscribePush,
  answerListSessions,
  answerEndSession,
  answerSignOutEverywhere,
  answerReadTaxDocument,
  answerNameBusiness,
  ...customerVisitAnswers,
  ...applicantAnswers,
  ...calendarLinkAnswers,
  ...helpAnswers,
  ...newsAnswers,
  ...passkeyAnswers,
  answerAppealPause,
  ...payeeAnswers,
  answerReadOwnGatePass,
  ...karigarLiveAnswers(world),
  ...offerAnswers,
  answerShowPayCode,
  ...visitAnswers,
  ...workAnswers,
  ...ownWebhookAnswers,
  ...placedBookingAnswers,
  ...accountAnswers,
  ...opsAllowanceRateAnswers,
  ...apiKeyAnswers,
  ...applicationAnswers,
  ...opsAreaLimitAnswers,
  answerListAudit,
  ...bookingFileAnswers,
  ...bookingFreezeAnswers,
  ...bookingsByDayAnswers,
  ...opsBookingAnswers,
  ...callerAnswers,
  ...caseAnswers,
  ...opsCatalogueAnswers,
  ...channelAnswers,
  ...cityDayAnswers(world),
  ...opsCityAnswers,
  ...dayAnswers,
  answerReadDispatch,
  ...dutyAnswers,
  ...failedMoneyAnswers,
  ...failedWorkAnswers,
  ...featureAnswers,
  ...fileAnswers,
  ...inboxAnswers,
  ...karigarCashAnswers,
  ...ledgerAnswers,
  ...moneyByHandAnswers,
  ...noteAnswers,
  ...onBehalfAnswers,
  ...payeeChangeAnswers,
  ...peopleAnswers,
  ...policyAnswers,
  ...qualityAnswers,
  ...opsRateCardAnswers,
  ...restrictionAnswers,
  ...savedViewAnswers,
  answerListSecurityEvents,
  ...colleagueAnswers,
  answerListStuckMoney,
  answerListTaxRules,
  ...templateAnswers,
  ...textAnswers,
  ...opsVisitAnswers,
  ...webhookAnswers,
  ...opsZoneAnswers,
];
