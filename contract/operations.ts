import { appealPause } from './applicant/appeal-pause.ts';
import { applyAsKarigar } from './applicant/apply-as-karigar.ts';
import { changePayee } from './applicant/change-payee.ts';
import { listKarigarNotifications } from './applicant/list-karigar-notifications.ts';
import { readKarigarNotifications } from './applicant/read-karigar-notifications.ts';
import { readMe } from './applicant/read-me.ts';
import { readPayee } from './applicant/read-payee.ts';
import { requestPayeeCode } from './applicant/request-payee-code.ts';
import { sendDocument } from './applicant/send-document.ts';
import { setLanguage } from './applicant/set-language.ts';
import { subscribeKarigarPush } from './applicant/subscribe-karigar-push.ts';
import { unsubscribeKarigarPush } from './applicant/unsubscribe-karigar-push.ts';
import { acceptTerms } from './customer/accept-terms.ts';
import { cancelBooking } from './customer/cancel-booking.ts';
import { changePassword } from './customer/change-password.ts';
import { claimMobile } from './customer/claim-mobile.ts';
import { confirmContactCode } from './customer/confirm-contact-code.ts';
import { confirmJoinCode } from './customer/confirm-join-code.ts';
import { confirmSelf } from './customer/confirm-self.ts';
import { deleteAccount } from './customer/delete-account.ts';
import { deleteAddress } from './customer/delete-address.ts';
import { deleteNotification } from './customer/delete-notification.ts';
import { downloadData } from './customer/download-data.ts';
import { endSession } from './customer/end-session.ts';
import { findUpiName } from './customer/find-upi-name.ts';
import { initiatePayment } from './customer/initiate-payment.ts';
import { joinByPassword } from './customer/join-by-password.ts';
import { listAddresses } from './customer/list-addresses.ts';
import { listBookings } from './customer/list-bookings.ts';
import { listLooks } from './customer/list-looks.ts';
import { listNotifications } from './customer/list-notifications.ts';
import { listSessions } from './customer/list-sessions.ts';
import { nameBusiness } from './customer/name-business.ts';
import { payWithCredit } from './customer/pay-with-credit.ts';
import { placeBooking } from './customer/place-booking.ts';
import { readBooking } from './customer/read-booking.ts';
import { readCancellation } from './customer/read-cancellation.ts';
import { readCredit } from './customer/read-credit.ts';
import { readGatePass } from './customer/read-gate-pass.ts';
import { readLedger } from './customer/read-ledger.ts';
import { readNotification } from './customer/read-notification.ts';
import { readOtherTimes } from './customer/read-other-times.ts';
import { readPaper } from './customer/read-paper.ts';
import { readPrivacy } from './customer/read-privacy.ts';
import { readProfile } from './customer/read-profile.ts';
import { removeProfileImage } from './customer/remove-profile-image.ts';
import { renameAddress } from './customer/rename-address.ts';
import { reportKarigarNoShow } from './customer/report-karigar-no-show.ts';
import { requestContactCode } from './customer/request-contact-code.ts';
import { requestJoinCode } from './customer/request-join-code.ts';
import { requestOwnCode } from './customer/request-own-code.ts';
import { requestPayout } from './customer/request-payout.ts';
import { rescheduleBooking } from './customer/reschedule-booking.ts';
import { saveAddress } from './customer/save-address.ts';
import { signOutEverywhere } from './customer/sign-out-everywhere.ts';
import { subscribePush } from './customer/subscribe-push.ts';
import { unsubscribePush } from './customer/unsubscribe-push.ts';
import { updateProfile } from './customer/update-profile.ts';
import { updateProfileImage } from './customer/update-profile-image.ts';
import { watchNotifications } from './customer/watch-notifications.ts';
import { dispatchOperations } from './dispatch-operations.ts';
import { inboxOperations } from './inbox-operations.ts';
import { leavePlatform } from './karigar/leave-platform.ts';
import { readEarnings } from './karigar/read-earnings.ts';
import { readOwnGatePass } from './karigar/read-own-gate-pass.ts';
import { readOwnRating } from './karigar/read-own-rating.ts';
import { setLeave } from './karigar/set-leave.ts';
import { setReach } from './karigar/set-reach.ts';
import { setShifts } from './karigar/set-shifts.ts';
import { liveOperations } from './live-operations.ts';
import type { Operation } from './operation.ts';
import { decideApplication } from './ops/decide-application.ts';
import { listApplications } from './ops/list-applications.ts';
import { listStuckMoney } from './ops/list-stuck-money.ts';
import { listTaxRules } from './ops/list-tax-rules.ts';
import { makeKarigarPayouts } from './ops/make-karigar-payouts.ts';
import { readKarigarPayouts } from './ops/read-karigar-payouts.ts';
import { recordKarigarBankAnswer } from './ops/record-karigar-bank-answer.ts';
import { recordKarigarPaid } from './ops/record-karigar-paid.ts';
import { returnKarigarPayout } from './ops/return-karigar-payout.ts';
import { opsOperations } from './ops-operations.ts';
import { checkGatePass } from './public/check-gate-pass.ts';
import { confirmSignInCode } from './public/confirm-sign-in-code.ts';
import { exchangeIdToken } from './public/exchange-id-token.ts';
import { listSocieties } from './public/list-societies.ts';
import { readCaptcha } from './public/read-captcha.ts';
import { readCatalogue } from './public/read-catalogue.ts';
import { readCatalogueWords } from './public/read-catalogue-words.ts';
import { readDayMarks } from './public/read-day-marks.ts';
import { readOpenDays } from './public/read-open-days.ts';
import { readOpenSlots } from './public/read-open-slots.ts';
import { readPincode } from './public/read-pincode.ts';
import { readPromise } from './public/read-promise.ts';
import { readPushKey } from './public/read-push-key.ts';
import { readSession } from './public/read-session.ts';
import { readSignInMethods } from './public/read-sign-in-methods.ts';
import { requestCallBack } from './public/request-call-back.ts';
import { requestReset } from './public/request-reset.ts';
import { requestSignInCode } from './public/request-sign-in-code.ts';
import { resetPassword } from './public/reset-password.ts';
import { signIn } from './public/sign-in.ts';
import { signInWithCustomToken } from './public/sign-in-with-custom-token.ts';
import { signOut } from './public/sign-out.ts';
import { signUp } from './public/sign-up.ts';
import { undoContactChange } from './public/undo-contact-change.ts';
import { verifyResetCode } from './public/verify-reset-code.ts';
import { staffOperations } from './staff-operations.ts';
import { visitOperations } from './visit-operations.ts';

/** Every promise of every door, in the order in which a customer meets them; a screen imports its own, never this list. */
export const operations: readonly Operation[] = [
  readCatalogue,
  readCatalogueWords,
  readOpenSlots,
  readOpenDays,
  readDayMarks,
  readPincode,
  listSocieties,
  requestCallBack,
  readPromise,
  signUp,
  signIn,
  readSession,
  signOut,
  readSignInMethods,
  readCaptcha,
  requestSignInCode,
  confirmSignInCode,
  requestReset,
  verifyResetCode,
  resetPassword,
  undoContactChange,
  confirmSelf,
  changePassword,
  exchangeIdToken,
  signInWithCustomToken,
  joinByPassword,
  requestJoinCode,
  confirmJoinCode,
  requestContactCode,
  confirmContactCode,
  readProfile,
  updateProfile,
  updateProfileImage,
  removeProfileImage,
  listSessions,
  endSession,
  signOutEverywhere,
  acceptTerms,
  claimMobile,
  readPrivacy,
  listLooks,
  requestOwnCode,
  downloadData,
  deleteAccount,
  placeBooking,
  initiatePayment,
  readBooking,
  readLedger,
  readGatePass,
  readOwnGatePass,
  checkGatePass,
  readPaper,
  nameBusiness,
  listTaxRules,
  readCancellation,
  readOtherTimes,
  cancelBooking,
  rescheduleBooking,
  reportKarigarNoShow,
  payWithCredit,
  listStuckMoney,
  readCredit,
  findUpiName,
  requestPayout,
  listBookings,
  listAddresses,
  saveAddress,
  renameAddress,
  deleteAddress,
  listNotifications,
  watchNotifications,
  readNotification,
  deleteNotification,
  readPushKey,
  subscribePush,
  unsubscribePush,
  ...visitOperations,
  ...liveOperations,
  ...dispatchOperations,
  readMe,
  applyAsKarigar,
  sendDocument,
  listKarigarNotifications,
  readKarigarNotifications,
  subscribeKarigarPush,
  unsubscribeKarigarPush,
  setLanguage,
  readPayee,
  requestPayeeCode,
  changePayee,
  appealPause,
  setShifts,
  setLeave,
  setReach,
  readEarnings,
  readOwnRating,
  leavePlatform,
  listApplications,
  decideApplication,
  makeKarigarPayouts,
  readKarigarPayouts,
  recordKarigarBankAnswer,
  recordKarigarPaid,
  returnKarigarPayout,
  ...staffOperations,
  ...opsOperations,
  ...inboxOperations,
];
