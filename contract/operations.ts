// Made from the folders by `node tools/write-registries.ts`: not to be edited.
import type { Operation } from './operation.ts';
import { addSecondFactor } from './public/add-second-factor.ts';
import { askPasskey } from './public/ask-passkey.ts';
import { beginPasskeySignIn } from './public/begin-passkey-sign-in.ts';
import { beginSecondFactor } from './public/begin-second-factor.ts';
import { checkGatePass } from './public/check-gate-pass.ts';
import { confirmSignInCode } from './public/confirm-sign-in-code.ts';
import { endStaffSession } from './public/end-staff-session.ts';
import { endView } from './public/end-view.ts';
import { exchangeIdToken } from './public/exchange-id-token.ts';
import { listExpectedAtGate } from './public/list-expected-at-gate.ts';
import { listGateKeys } from './public/list-gate-keys.ts';
import { listSecondFactors } from './public/list-second-factors.ts';
import { listSocieties } from './public/list-societies.ts';
import { makeRecoveryCodes } from './public/make-recovery-codes.ts';
import { openStaffSession } from './public/open-staff-session.ts';
import { readCaptcha } from './public/read-captcha.ts';
import { readCatalogueWords } from './public/read-catalogue-words.ts';
import { readCatalogue } from './public/read-catalogue.ts';
import { readDayMarks } from './public/read-day-marks.ts';
import { readFollowedVisit } from './public/read-followed-visit.ts';
import { readOpenDays } from './public/read-open-days.ts';
import { readOpenSlots } from './public/read-open-slots.ts';
import { readPincode } from './public/read-pincode.ts';
import { readPromise } from './public/read-promise.ts';
import { readPushKey } from './public/read-push-key.ts';
import { readSession } from './public/read-session.ts';
import { readSignInMethods } from './public/read-sign-in-methods.ts';
import { readStaffSession } from './public/read-staff-session.ts';
import { readSwitchedOff } from './public/read-switched-off.ts';
import { removeSecondFactor } from './public/remove-second-factor.ts';
import { reportLostPhone } from './public/report-lost-phone.ts';
import { requestCallBack } from './public/request-call-back.ts';
import { requestReset } from './public/request-reset.ts';
import { requestSignInCode } from './public/request-sign-in-code.ts';
import { resetPassword } from './public/reset-password.ts';
import { showSecondFactor } from './public/show-second-factor.ts';
import { signInByPasskey } from './public/sign-in-by-passkey.ts';
import { signInWithCustomToken } from './public/sign-in-with-custom-token.ts';
import { signIn } from './public/sign-in.ts';
import { signOut } from './public/sign-out.ts';
import { signUp } from './public/sign-up.ts';
import { undoContactChange } from './public/undo-contact-change.ts';
import { undoPayeeChange } from './public/undo-payee-change.ts';
import { verifyResetCode } from './public/verify-reset-code.ts';
import { watchFollowedVisit } from './public/watch-followed-visit.ts';
import { acceptTerms } from './customer/accept-terms.ts';
import { acceptWork } from './customer/accept-work.ts';
import { addDisputePhoto } from './customer/add-dispute-photo.ts';
import { addNotePicture } from './customer/add-note-picture.ts';
import { addNoteVoice } from './customer/add-note-voice.ts';
import { answerEarly } from './customer/answer-early.ts';
import { answerEstimate } from './customer/answer-estimate.ts';
import { briefKarigar } from './customer/brief-karigar.ts';
import { callForSafety } from './customer/call-for-safety.ts';
import { cancelBooking } from './customer/cancel-booking.ts';
import { changePassword } from './customer/change-password.ts';
import { changePaymentMethod } from './customer/change-payment-method.ts';
import { chooseNews } from './customer/choose-news.ts';
import { claimMobile } from './customer/claim-mobile.ts';
import { confirmContactCode } from './customer/confirm-contact-code.ts';
import { confirmJoinCode } from './customer/confirm-join-code.ts';
import { deleteAccount } from './customer/delete-account.ts';
import { deleteAddress } from './customer/delete-address.ts';
import { deleteNotification } from './customer/delete-notification.ts';
import { disputeWork } from './customer/dispute-work.ts';
import { downloadData } from './customer/download-data.ts';
import { endSession } from './customer/end-session.ts';
import { endShare } from './customer/end-share.ts';
import { findUpiName } from './customer/find-upi-name.ts';
import { initiatePayment } from './customer/initiate-payment.ts';
import { joinByPassword } from './customer/join-by-password.ts';
import { listAddresses } from './customer/list-addresses.ts';
import { listBookings } from './customer/list-bookings.ts';
import { listLooks } from './customer/list-looks.ts';
import { listNeeds } from './customer/list-needs.ts';
import { listNotifications } from './customer/list-notifications.ts';
import { listOwnCases } from './customer/list-own-cases.ts';
import { listSessions } from './customer/list-sessions.ts';
import { nameBusiness } from './customer/name-business.ts';
import { openOwnCase } from './customer/open-own-case.ts';
import { payWithCredit } from './customer/pay-with-credit.ts';
import { placeBooking } from './customer/place-booking.ts';
import { preferKarigar } from './customer/prefer-karigar.ts';
import { rateVisit } from './customer/rate-visit.ts';
import { readBooking } from './customer/read-booking.ts';
import { readCancellation } from './customer/read-cancellation.ts';
import { readCredit } from './customer/read-credit.ts';
import { readGatePass } from './customer/read-gate-pass.ts';
import { readLedger } from './customer/read-ledger.ts';
import { readLiveVisit } from './customer/read-live-visit.ts';
import { readNewsChoices } from './customer/read-news-choices.ts';
import { readNotification } from './customer/read-notification.ts';
import { readOtherTimes } from './customer/read-other-times.ts';
import { readPrivacy } from './customer/read-privacy.ts';
import { readProfile } from './customer/read-profile.ts';
import { readTaxDocument } from './customer/read-tax-document.ts';
import { removeEnclosure } from './customer/remove-enclosure.ts';
import { removeProfileImage } from './customer/remove-profile-image.ts';
import { renameAddress } from './customer/rename-address.ts';
import { renewStartCode } from './customer/renew-start-code.ts';
import { reportCrewAbsence } from './customer/report-crew-absence.ts';
import { reportKarigarNoShow } from './customer/report-karigar-no-show.ts';
import { requestContactCode } from './customer/request-contact-code.ts';
import { requestJoinCode } from './customer/request-join-code.ts';
import { requestOwnCode } from './customer/request-own-code.ts';
import { requestPayout } from './customer/request-payout.ts';
import { rescheduleBooking } from './customer/reschedule-booking.ts';
import { saveAddress } from './customer/save-address.ts';
import { sayAloudToKarigar } from './customer/say-aloud-to-karigar.ts';
import { sayToCase } from './customer/say-to-case.ts';
import { sayToKarigar } from './customer/say-to-karigar.ts';
import { shareVisit } from './customer/share-visit.ts';
import { signOutEverywhere } from './customer/sign-out-everywhere.ts';
import { stopVisit } from './customer/stop-visit.ts';
import { subscribePush } from './customer/subscribe-push.ts';
import { unsubscribePush } from './customer/unsubscribe-push.ts';
import { updateProfileImage } from './customer/update-profile-image.ts';
import { updateProfile } from './customer/update-profile.ts';
import { watchLiveVisit } from './customer/watch-live-visit.ts';
import { watchNotifications } from './customer/watch-notifications.ts';
import { addPasskey } from './applicant/add-passkey.ts';
import { appealPause } from './applicant/appeal-pause.ts';
import { applyAsKarigar } from './applicant/apply-as-karigar.ts';
import { askForHelp } from './applicant/ask-for-help.ts';
import { beginPasskey } from './applicant/begin-passkey.ts';
import { changePayee } from './applicant/change-payee.ts';
import { confirmSelf } from './applicant/confirm-self.ts';
import { endCalendarLink } from './applicant/end-calendar-link.ts';
import { listHelp } from './applicant/list-help.ts';
import { listKarigarNotifications } from './applicant/list-karigar-notifications.ts';
import { listPasskeys } from './applicant/list-passkeys.ts';
import { makeCalendarLink } from './applicant/make-calendar-link.ts';
import { readCalendarLink } from './applicant/read-calendar-link.ts';
import { readKarigarNotifications } from './applicant/read-karigar-notifications.ts';
import { readMe } from './applicant/read-me.ts';
import { readPayee } from './applicant/read-payee.ts';
import { readTraining } from './applicant/read-training.ts';
import { removePasskey } from './applicant/remove-passkey.ts';
import { requestPayeeCode } from './applicant/request-payee-code.ts';
import { sendDocument } from './applicant/send-document.ts';
import { sendTraining } from './applicant/send-training.ts';
import { setLanguage } from './applicant/set-language.ts';
import { subscribeKarigarPush } from './applicant/subscribe-karigar-push.ts';
import { unsubscribeKarigarPush } from './applicant/unsubscribe-karigar-push.ts';
import { acceptOffer } from './karigar/accept-offer.ts';
import { addHearingPicture } from './karigar/add-hearing-picture.ts';
import { addHearingVoice } from './karigar/add-hearing-voice.ts';
import { addVisitPhoto } from './karigar/add-visit-photo.ts';
import { answerComplaint } from './karigar/answer-complaint.ts';
import { appealDecision } from './karigar/appeal-decision.ts';
import { appealRating } from './karigar/appeal-rating.ts';
import { arrive } from './karigar/arrive.ts';
import { askEarly } from './karigar/ask-early.ts';
import { attendVisit } from './karigar/attend-visit.ts';
import { breakOffVisit } from './karigar/break-off-visit.ts';
import { commitDay } from './karigar/commit-day.ts';
import { declineOffer } from './karigar/decline-offer.ts';
import { dispatchVisit } from './karigar/dispatch-visit.ts';
import { finishWork } from './karigar/finish-work.ts';
import { leaveForSafety } from './karigar/leave-for-safety.ts';
import { leavePlatform } from './karigar/leave-platform.ts';
import { listOffers } from './karigar/list-offers.ts';
import { listRefusedCustomers } from './karigar/list-refused-customers.ts';
import { proposeExtraWork } from './karigar/propose-extra-work.ts';
import { rateCustomer } from './karigar/rate-customer.ts';
import { readEarnings } from './karigar/read-earnings.ts';
import { readKarigarDay } from './karigar/read-karigar-day.ts';
import { readOwnGatePass } from './karigar/read-own-gate-pass.ts';
import { readOwnRating } from './karigar/read-own-rating.ts';
import { readRateCard } from './karigar/read-rate-card.ts';
import { readTalk } from './karigar/read-talk.ts';
import { readVisit } from './karigar/read-visit.ts';
import { readWhyNotAsked } from './karigar/read-why-not-asked.ts';
import { refuseCustomer } from './karigar/refuse-customer.ts';
import { releaseVisit } from './karigar/release-visit.ts';
import { reportCrewAbsent } from './karigar/report-crew-absent.ts';
import { reportCustomerNoShow } from './karigar/report-customer-no-show.ts';
import { reportPosition } from './karigar/report-position.ts';
import { requestPay } from './karigar/request-pay.ts';
import { sayAloud } from './karigar/say-aloud.ts';
import { sayLate } from './karigar/say-late.ts';
import { sayToCustomer } from './karigar/say-to-customer.ts';
import { setLeave } from './karigar/set-leave.ts';
import { setOutWithCrew } from './karigar/set-out-with-crew.ts';
import { setReach } from './karigar/set-reach.ts';
import { setShifts } from './karigar/set-shifts.ts';
import { setSpokenLanguages } from './karigar/set-spoken-languages.ts';
import { showPayCode } from './karigar/show-pay-code.ts';
import { startWork } from './karigar/start-work.ts';
import { stopWork } from './karigar/stop-work.ts';
import { takeCustomerAgain } from './karigar/take-customer-again.ts';
import { tickChecklist } from './karigar/tick-checklist.ts';
import { tryContact } from './karigar/try-contact.ts';
import { undoDecline } from './karigar/undo-decline.ts';
import { watchKarigar } from './karigar/watch-karigar.ts';
import { withdrawExtraWork } from './karigar/withdraw-extra-work.ts';
import { addOwnWebhook } from './integrator/add-own-webhook.ts';
import { cancelPlacedBooking } from './integrator/cancel-placed-booking.ts';
import { listOwnWebhookDeliveries } from './integrator/list-own-webhook-deliveries.ts';
import { listOwnWebhooks } from './integrator/list-own-webhooks.ts';
import { listPlacedBookings } from './integrator/list-placed-bookings.ts';
import { placeForCustomer } from './integrator/place-for-customer.ts';
import { readPlacedBooking } from './integrator/read-placed-booking.ts';
import { replayOwnWebhookDelivery } from './integrator/replay-own-webhook-delivery.ts';
import { switchOwnWebhook } from './integrator/switch-own-webhook.ts';
import { addWebhook } from './ops/add-webhook.ts';
import { adoptDifference } from './ops/adopt-difference.ts';
import { answerCase } from './ops/answer-case.ts';
import { answerDifference } from './ops/answer-difference.ts';
import { answerSafetyExit } from './ops/answer-safety-exit.ts';
import { approveTransfer } from './ops/approve-transfer.ts';
import { arriveOnBehalf } from './ops/arrive-on-behalf.ts';
import { assignByHand } from './ops/assign-by-hand.ts';
import { bookForCaller } from './ops/book-for-caller.ts';
import { breakOffVisitOnBehalf } from './ops/break-off-visit-on-behalf.ts';
import { callOffBooking } from './ops/call-off-booking.ts';
import { cancelOnBehalf } from './ops/cancel-on-behalf.ts';
import { changeDuty } from './ops/change-duty.ts';
import { changeStaff } from './ops/change-staff.ts';
import { changeZone } from './ops/change-zone.ts';
import { checkKarigarBatch } from './ops/check-karigar-batch.ts';
import { closeAccount } from './ops/close-account.ts';
import { closeCase } from './ops/close-case.ts';
import { closeCityDay } from './ops/close-city-day.ts';
import { closeInboxItem } from './ops/close-inbox-item.ts';
import { closeMonth } from './ops/close-month.ts';
import { closeSafetyCase } from './ops/close-safety-case.ts';
import { countBookingCash } from './ops/count-booking-cash.ts';
import { decideAccountAppeal } from './ops/decide-account-appeal.ts';
import { decideAccountPause } from './ops/decide-account-pause.ts';
import { decideAppeal } from './ops/decide-appeal.ts';
import { decideApplication } from './ops/decide-application.ts';
import { decideKarigarAppeal } from './ops/decide-karigar-appeal.ts';
import { decideKarigarPause } from './ops/decide-karigar-pause.ts';
import { decideRatingAppeal } from './ops/decide-rating-appeal.ts';
import { declineTransfer } from './ops/decline-transfer.ts';
import { dispatchVisitOnBehalf } from './ops/dispatch-visit-on-behalf.ts';
import { draftCatalogue } from './ops/draft-catalogue.ts';
import { draftText } from './ops/draft-text.ts';
import { dropCatalogueDraft } from './ops/drop-catalogue-draft.ts';
import { dropFailedWork } from './ops/drop-failed-work.ts';
import { dropTextDraft } from './ops/drop-text-draft.ts';
import { dropView } from './ops/drop-view.ts';
import { endAreaLimit } from './ops/end-area-limit.ts';
import { endSessionsOf } from './ops/end-sessions-of.ts';
import { escalateCase } from './ops/escalate-case.ts';
import { exportBookings } from './ops/export-bookings.ts';
import { exportBooks } from './ops/export-books.ts';
import { exportGstReturn } from './ops/export-gst-return.ts';
import { exportIncomeTax } from './ops/export-income-tax.ts';
import { exportTaxDocuments } from './ops/export-tax-documents.ts';
import { findCaller } from './ops/find-caller.ts';
import { finishWorkOnBehalf } from './ops/finish-work-on-behalf.ts';
import { freezeBookings } from './ops/freeze-bookings.ts';
import { giveGateLink } from './ops/give-gate-link.ts';
import { importRateCards } from './ops/import-rate-cards.ts';
import { importSocieties } from './ops/import-societies.ts';
import { inviteStaff } from './ops/invite-staff.ts';
import { leaveForSafetyOnBehalf } from './ops/leave-for-safety-on-behalf.ts';
import { liftBookingFreeze } from './ops/lift-booking-freeze.ts';
import { listAccountPauses } from './ops/list-account-pauses.ts';
import { listAllowanceRates } from './ops/list-allowance-rates.ts';
import { listApiKeys } from './ops/list-api-keys.ts';
import { listApplications } from './ops/list-applications.ts';
import { listAreaLimits } from './ops/list-area-limits.ts';
import { listAudit } from './ops/list-audit.ts';
import { listBookingFreezes } from './ops/list-booking-freezes.ts';
import { listBookingMessages } from './ops/list-booking-messages.ts';
import { listBookingsByDay } from './ops/list-bookings-by-day.ts';
import { listCallBacks } from './ops/list-call-backs.ts';
import { listCases } from './ops/list-cases.ts';
import { listCatalogueVersions } from './ops/list-catalogue-versions.ts';
import { listDifferenceCandidates } from './ops/list-difference-candidates.ts';
import { listFailedWork } from './ops/list-failed-work.ts';
import { listFeatures } from './ops/list-features.ts';
import { listInbox } from './ops/list-inbox.ts';
import { listKarigarBatches } from './ops/list-karigar-batches.ts';
import { listKarigarCash } from './ops/list-karigar-cash.ts';
import { listKarigarPapers } from './ops/list-karigar-papers.ts';
import { listKarigarPauses } from './ops/list-karigar-pauses.ts';
import { listKarigars } from './ops/list-karigars.ts';
import { listLedgerEntries } from './ops/list-ledger-entries.ts';
import { listNotes } from './ops/list-notes.ts';
import { listOftenRefused } from './ops/list-often-refused.ts';
import { listPayeeChanges } from './ops/list-payee-changes.ts';
import { listPersonMessages } from './ops/list-person-messages.ts';
import { listQualityRows } from './ops/list-quality-rows.ts';
import { listRateCards } from './ops/list-rate-cards.ts';
import { listRefusedWishes } from './ops/list-refused-wishes.ts';
import { listSafetyExits } from './ops/list-safety-exits.ts';
import { listSecurityEvents } from './ops/list-security-events.ts';
import { listSettlements } from './ops/list-settlements.ts';
import { listSocietyRules } from './ops/list-society-rules.ts';
import { listStaff } from './ops/list-staff.ts';
import { listStuckMoney } from './ops/list-stuck-money.ts';
import { listTaxRules } from './ops/list-tax-rules.ts';
import { listTemplates } from './ops/list-templates.ts';
import { listTexts } from './ops/list-texts.ts';
import { listViews } from './ops/list-views.ts';
import { listWebhookDeliveries } from './ops/list-webhook-deliveries.ts';
import { listWebhooks } from './ops/list-webhooks.ts';
import { listZones } from './ops/list-zones.ts';
import { makeApiKey } from './ops/make-api-key.ts';
import { makeKarigarPayouts } from './ops/make-karigar-payouts.ts';
import { markDay } from './ops/mark-day.ts';
import { markTemplate } from './ops/mark-template.ts';
import { matchDifference } from './ops/match-difference.ts';
import { noteInboxItem } from './ops/note-inbox-item.ts';
import { openBookingContacts } from './ops/open-booking-contacts.ts';
import { openCallBack } from './ops/open-call-back.ts';
import { openCase } from './ops/open-case.ts';
import { openPerson } from './ops/open-person.ts';
import { pauseKarigar } from './ops/pause-karigar.ts';
import { payFailedByHand } from './ops/pay-failed-by-hand.ts';
import { payOutByHand } from './ops/pay-out-by-hand.ts';
import { pinNote } from './ops/pin-note.ts';
import { planCase } from './ops/plan-case.ts';
import { previewAct } from './ops/preview-act.ts';
import { previewAreaLimit } from './ops/preview-area-limit.ts';
import { previewDecision } from './ops/preview-decision.ts';
import { previewKarigarSkills } from './ops/preview-karigar-skills.ts';
import { previewPayout } from './ops/preview-payout.ts';
import { previewRefund } from './ops/preview-refund.ts';
import { previewZone } from './ops/preview-zone.ts';
import { publishCatalogue } from './ops/publish-catalogue.ts';
import { publishText } from './ops/publish-text.ts';
import { readApplication } from './ops/read-application.ts';
import { readBookingFile } from './ops/read-booking-file.ts';
import { readBookingMoney } from './ops/read-booking-money.ts';
import { readBookingRecords } from './ops/read-booking-records.ts';
import { readCase } from './ops/read-case.ts';
import { readChannels } from './ops/read-channels.ts';
import { readCityDay } from './ops/read-city-day.ts';
import { readCityDays } from './ops/read-city-days.ts';
import { readCustomerFile } from './ops/read-customer-file.ts';
import { readCustomerRecords } from './ops/read-customer-records.ts';
import { readDay } from './ops/read-day.ts';
import { readDemand } from './ops/read-demand.ts';
import { readDispatch } from './ops/read-dispatch.ts';
import { readDispute } from './ops/read-dispute.ts';
import { readDuty } from './ops/read-duty.ts';
import { readFailedTransfer } from './ops/read-failed-transfer.ts';
import { readHearing } from './ops/read-hearing.ts';
import { readInboxItem } from './ops/read-inbox-item.ts';
import { readIncomeTax } from './ops/read-income-tax.ts';
import { readKarigarFile } from './ops/read-karigar-file.ts';
import { readKarigarPayouts } from './ops/read-karigar-payouts.ts';
import { readKarigarPositions } from './ops/read-karigar-positions.ts';
import { readKarigarRecords } from './ops/read-karigar-records.ts';
import { readLedgerAccount } from './ops/read-ledger-account.ts';
import { readPaymentFile } from './ops/read-payment-file.ts';
import { readQuality } from './ops/read-quality.ts';
import { readRatingAppeal } from './ops/read-rating-appeal.ts';
import { readServiceChoices } from './ops/read-service-choices.ts';
import { readSocietyFile } from './ops/read-society-file.ts';
import { readTrialBalance } from './ops/read-trial-balance.ts';
import { recordAccountAppeal } from './ops/record-account-appeal.ts';
import { recordApplicantCheck } from './ops/record-applicant-check.ts';
import { recordCashBanked } from './ops/record-cash-banked.ts';
import { recordCashHandedIn } from './ops/record-cash-handed-in.ts';
import { recordCrewAttendance } from './ops/record-crew-attendance.ts';
import { recordKarigarBankAnswer } from './ops/record-karigar-bank-answer.ts';
import { recordKarigarCheck } from './ops/record-karigar-check.ts';
import { recordKarigarNoShow } from './ops/record-karigar-no-show.ts';
import { recordKarigarPaid } from './ops/record-karigar-paid.ts';
import { refundByHand } from './ops/refund-by-hand.ts';
import { reinstateKarigar } from './ops/reinstate-karigar.ts';
import { releaseInboxItem } from './ops/release-inbox-item.ts';
import { releasePayouts } from './ops/release-payouts.ts';
import { releaseVisitOnBehalf } from './ops/release-visit-on-behalf.ts';
import { reopenAccount } from './ops/reopen-account.ts';
import { reopenCase } from './ops/reopen-case.ts';
import { repeatMessage } from './ops/repeat-message.ts';
import { repeatPersonMessage } from './ops/repeat-person-message.ts';
import { replayWebhookDelivery } from './ops/replay-webhook-delivery.ts';
import { reportCustomerNoShowOnBehalf } from './ops/report-customer-no-show-on-behalf.ts';
import { rescheduleOnBehalf } from './ops/reschedule-on-behalf.ts';
import { resolveDispute } from './ops/resolve-dispute.ts';
import { resolveMismatch } from './ops/resolve-mismatch.ts';
import { retryFailedWork } from './ops/retry-failed-work.ts';
import { returnKarigarPayout } from './ops/return-karigar-payout.ts';
import { reverseCashHandedIn } from './ops/reverse-cash-handed-in.ts';
import { revokeApiKey } from './ops/revoke-api-key.ts';
import { reworkVisit } from './ops/rework-visit.ts';
import { saveSociety } from './ops/save-society.ts';
import { saveView } from './ops/save-view.ts';
import { searchOps } from './ops/search-ops.ts';
import { sendServicePicture } from './ops/send-service-picture.ts';
import { setAllowanceRates } from './ops/set-allowance-rates.ts';
import { setAreaLimit } from './ops/set-area-limit.ts';
import { setKarigarSkills } from './ops/set-karigar-skills.ts';
import { startWorkOnBehalf } from './ops/start-work-on-behalf.ts';
import { startZone } from './ops/start-zone.ts';
import { stopPayeeChange } from './ops/stop-payee-change.ts';
import { stopWorkOnBehalf } from './ops/stop-work-on-behalf.ts';
import { subscribeStaffPush } from './ops/subscribe-staff-push.ts';
import { switchFeature } from './ops/switch-feature.ts';
import { switchWebhook } from './ops/switch-webhook.ts';
import { takeCase } from './ops/take-case.ts';
import { takeFile } from './ops/take-file.ts';
import { takeInboxItem } from './ops/take-inbox-item.ts';
import { tryContactOnBehalf } from './ops/try-contact-on-behalf.ts';
import { tryPolicy } from './ops/try-policy.ts';
import { tryTransferAgain } from './ops/try-transfer-again.ts';
import { unsubscribeStaffPush } from './ops/unsubscribe-staff-push.ts';
import { viewAsCustomer } from './ops/view-as-customer.ts';
import { watchCase } from './ops/watch-case.ts';
import { watchFile } from './ops/watch-file.ts';
import { watchInbox } from './ops/watch-inbox.ts';
import { withdrawFromSale } from './ops/withdraw-from-sale.ts';
import { withdrawGateLink } from './ops/withdraw-gate-link.ts';
import { writeNote } from './ops/write-note.ts';

/** Every operation of every audience; a screen imports its own, never this list. */
export const operations: readonly Operation[] = [
  addSecondFactor,
  askPasskey,
  beginPasskeySignIn,
  beginSecondFactor,
  checkGatePass,
  confirmSignInCode,
  endStaffSession,
  endView,
  exchangeIdToken,
  listExpectedAtGate,
  listGateKeys,
  listSecondFactors,
  listSocieties,
  makeRecoveryCodes,
  openStaffSession,
  readCaptcha,
  readCatalogueWords,
  readCatalogue,
  readDayMarks,
  readFollowedVisit,
  readOpenDays,
  readOpenSlots,
  readPincode,
  readPromise,
  readPushKey,
  readSession,
  readSignInMethods,
  readStaffSession,
  readSwitchedOff,
  removeSecondFactor,
  reportLostPhone,
  requestCallBack,
  requestReset,
  requestSignInCode,
  resetPassword,
  showSecondFactor,
  signInByPasskey,
  signInWithCustomToken,
  signIn,
  signOut,
  signUp,
  undoContactChange,
  undoPayeeChange,
  verifyResetCode,
  watchFollowedVisit,
  acceptTerms,
  acceptWork,
  addDisputePhoto,
  addNotePicture,
  addNoteVoice,
  answerEarly,
  answerEstimate,
  briefKarigar,
  callForSafety,
  cancelBooking,
  changePassword,
  changePaymentMethod,
  chooseNews,
  claimMobile,
  confirmContactCode,
  confirmJoinCode,
  deleteAccount,
  deleteAddress,
  deleteNotification,
  disputeWork,
  downloadData,
  endSession,
  endShare,
  findUpiName,
  initiatePayment,
  joinByPassword,
  listAddresses,
  listBookings,
  listLooks,
  listNeeds,
  listNotifications,
  listOwnCases,
  listSessions,
  nameBusiness,
  openOwnCase,
  payWithCredit,
  placeBooking,
  preferKarigar,
  rateVisit,
  readBooking,
  readCancellation,
  readCredit,
  readGatePass,
  readLedger,
  readLiveVisit,
  readNewsChoices,
  readNotification,
  readOtherTimes,
  readPrivacy,
  readProfile,
  readTaxDocument,
  removeEnclosure,
  removeProfileImage,
  renameAddress,
  renewStartCode,
  reportCrewAbsence,
  reportKarigarNoShow,
  requestContactCode,
  requestJoinCode,
  requestOwnCode,
  requestPayout,
  rescheduleBooking,
  saveAddress,
  sayAloudToKarigar,
  sayToCase,
  sayToKarigar,
  shareVisit,
  signOutEverywhere,
  stopVisit,
  subscribePush,
  unsubscribePush,
  updateProfileImage,
  updateProfile,
  watchLiveVisit,
  watchNotifications,
  addPasskey,
  appealPause,
  applyAsKarigar,
  askForHelp,
  beginPasskey,
  changePayee,
  confirmSelf,
  endCalendarLink,
  listHelp,
  listKarigarNotifications,
  listPasskeys,
  makeCalendarLink,
  readCalendarLink,
  readKarigarNotifications,
  readMe,
  readPayee,
  readTraining,
  removePasskey,
  requestPayeeCode,
  sendDocument,
  sendTraining,
  setLanguage,
  subscribeKarigarPush,
  unsubscribeKarigarPush,
  acceptOffer,
  addHearingPicture,
  addHearingVoice,
  addVisitPhoto,
  answerComplaint,
  appealDecision,
  appealRating,
  arrive,
  askEarly,
  attendVisit,
  breakOffVisit,
  commitDay,
  declineOffer,
  dispatchVisit,
  finishWork,
  leaveForSafety,
  leavePlatform,
  listOffers,
  listRefusedCustomers,
  proposeExtraWork,
  rateCustomer,
  readEarnings,
  readKarigarDay,
  readOwnGatePass,
  readOwnRating,
  readRateCard,
  readTalk,
  readVisit,
  readWhyNotAsked,
  refuseCustomer,
  releaseVisit,
  reportCrewAbsent,
  reportCustomerNoShow,
  reportPosition,
  requestPay,
  sayAloud,
  sayLate,
  sayToCustomer,
  setLeave,
  setOutWithCrew,
  setReach,
  setShifts,
  setSpokenLanguages,
  showPayCode,
  startWork,
  stopWork,
  takeCustomerAgain,
  tickChecklist,
  tryContact,
  undoDecline,
  watchKarigar,
  withdrawExtraWork,
  addOwnWebhook,
  cancelPlacedBooking,
  listOwnWebhookDeliveries,
  listOwnWebhooks,
  listPlacedBookings,
  placeForCustomer,
  readPlacedBooking,
  replayOwnWebhookDelivery,
  switchOwnWebhook,
  addWebhook,
  adoptDifference,
  answerCase,
  answerDifference,
  answerSafetyExit,
  approveTransfer,
  arriveOnBehalf,
  assignByHand,
  bookForCaller,
  breakOffVisitOnBehalf,
  callOffBooking,
  cancelOnBehalf,
  changeDuty,
  changeStaff,
  changeZone,
  checkKarigarBatch,
  closeAccount,
  closeCase,
  closeCityDay,
  closeInboxItem,
  closeMonth,
  closeSafetyCase,
  countBookingCash,
  decideAccountAppeal,
  decideAccountPause,
  decideAppeal,
  decideApplication,
  decideKarigarAppeal,
  decideKarigarPause,
  decideRatingAppeal,
  declineTransfer,
  dispatchVisitOnBehalf,
  draftCatalogue,
  draftText,
  dropCatalogueDraft,
  dropFailedWork,
  dropTextDraft,
  dropView,
  endAreaLimit,
  endSessionsOf,
  escalateCase,
  exportBookings,
  exportBooks,
  exportGstReturn,
  exportIncomeTax,
  exportTaxDocuments,
  findCaller,
  finishWorkOnBehalf,
  freezeBookings,
  giveGateLink,
  importRateCards,
  importSocieties,
  inviteStaff,
  leaveForSafetyOnBehalf,
  liftBookingFreeze,
  listAccountPauses,
  listAllowanceRates,
  listApiKeys,
  listApplications,
  listAreaLimits,
  listAudit,
  listBookingFreezes,
  listBookingMessages,
  listBookingsByDay,
  listCallBacks,
  listCases,
  listCatalogueVersions,
  listDifferenceCandidates,
  listFailedWork,
  listFeatures,
  listInbox,
  listKarigarBatches,
  listKarigarCash,
  listKarigarPapers,
  listKarigarPauses,
  listKarigars,
  listLedgerEntries,
  listNotes,
  listOftenRefused,
  listPayeeChanges,
  listPersonMessages,
  listQualityRows,
  listRateCards,
  listRefusedWishes,
  listSafetyExits,
  listSecurityEvents,
  listSettlements,
  listSocietyRules,
  listStaff,
  listStuckMoney,
  listTaxRules,
  listTemplates,
  listTexts,
  listViews,
  listWebhookDeliveries,
  listWebhooks,
  listZones,
  makeApiKey,
  makeKarigarPayouts,
  markDay,
  markTemplate,
  matchDifference,
  noteInboxItem,
  openBookingContacts,
  openCallBack,
  openCase,
  openPerson,
  pauseKarigar,
  payFailedByHand,
  payOutByHand,
  pinNote,
  planCase,
  previewAct,
  previewAreaLimit,
  previewDecision,
  previewKarigarSkills,
  previewPayout,
  previewRefund,
  previewZone,
  publishCatalogue,
  publishText,
  readApplication,
  readBookingFile,
  readBookingMoney,
  readBookingRecords,
  readCase,
  readChannels,
  readCityDay,
  readCityDays,
  readCustomerFile,
  readCustomerRecords,
  readDay,
  readDemand,
  readDispatch,
  readDispute,
  readDuty,
  readFailedTransfer,
  readHearing,
  readInboxItem,
  readIncomeTax,
  readKarigarFile,
  readKarigarPayouts,
  readKarigarPositions,
  readKarigarRecords,
  readLedgerAccount,
  readPaymentFile,
  readQuality,
  readRatingAppeal,
  readServiceChoices,
  readSocietyFile,
  readTrialBalance,
  recordAccountAppeal,
  recordApplicantCheck,
  recordCashBanked,
  recordCashHandedIn,
  recordCrewAttendance,
  recordKarigarBankAnswer,
  recordKarigarCheck,
  recordKarigarNoShow,
  recordKarigarPaid,
  refundByHand,
  reinstateKarigar,
  releaseInboxItem,
  releasePayouts,
  releaseVisitOnBehalf,
  reopenAccount,
  reopenCase,
  repeatMessage,
  repeatPersonMessage,
  replayWebhookDelivery,
  reportCustomerNoShowOnBehalf,
  rescheduleOnBehalf,
  resolveDispute,
  resolveMismatch,
  retryFailedWork,
  returnKarigarPayout,
  reverseCashHandedIn,
  revokeApiKey,
  reworkVisit,
  saveSociety,
  saveView,
  searchOps,
  sendServicePicture,
  setAllowanceRates,
  setAreaLimit,
  setKarigarSkills,
  startWorkOnBehalf,
  startZone,
  stopPayeeChange,
  stopWorkOnBehalf,
  subscribeStaffPush,
  switchFeature,
  switchWebhook,
  takeCase,
  takeFile,
  takeInboxItem,
  tryContactOnBehalf,
  tryPolicy,
  tryTransferAgain,
  unsubscribeStaffPush,
  viewAsCustomer,
  watchCase,
  watchFile,
  watchInbox,
  withdrawFromSale,
  withdrawGateLink,
  writeNote,
];
