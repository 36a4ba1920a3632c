import { caseRefusals } from './case-refusals.ts';
import { dispatchRefusals } from './dispatch-refusals.ts';
import { featureRefusals } from './feature-refusals.ts';
import { inboxRefusals } from './inbox-refusals.ts';
import { integratorRefusals } from './integrator-refusals.ts';
import { karigarRefusals } from './karigar-refusals.ts';
import { liveRefusals } from './live-refusals.ts';
import { staffRefusals } from './staff-refusals.ts';
import { visitRefusals } from './visit-refusals.ts';

/**
 * Words for every name by which the server can say no, and for every field that is not right, as any screen may say
 * them. A screen whose own catalogue words a refusal differently (the login form, the auth modal) says its own.
 */
export const refusals = {
  // Any screen.
  'invalid-input': 'Please check what you have entered.',
  invalid: 'Please check this field.',
  'not-signed-in': 'Please log in to continue.',
  'not-allowed': 'You are not allowed to do this.',
  'origin-not-allowed': 'This request did not come from our own pages. Please reload the page.',
  'not-found': 'We could not find this.',
  'too-many-requests': 'Too many attempts. Please try again later.',
  'internal-error': 'Something went wrong. Please try again.',
  'network-request-failed': 'Network error. Please check your connection and try again.',
  'rating-word-unknown': 'This is not one of the words.',
  'text-too-long': 'This text is too long.',
  'text-invalid': 'This text contains characters that cannot be used.',

  // Sign-up and sign-in.
  'full-name-too-short': 'Full name must be at least 3 characters long',
  'full-name-too-long': 'Full name must be at most 80 characters long',
  'full-name-invalid': 'Full name contains characters that cannot be used',
  'invalid-email': 'Please enter a valid email address',
  'mobile-format': 'Mobile number must be in format: +91XXXXXXXXXX',
  'password-too-short': 'Password must be at least 8 characters long',
  'password-too-long': 'Password must be at most 200 characters long',
  'terms-not-accepted': 'You must agree to the Terms of Service and Privacy Policy',
  'identifier-missing': 'Please enter your email address or mobile number',
  'password-missing': 'Please enter your password',
  'invalid-credential': 'Invalid email or password. Please check your credentials and try again.',
  'user-not-found': 'No account found with this email. Please sign up first.',
  'wrong-password': 'Incorrect password. Please try again or reset your password.',
  'user-disabled': 'This account has been disabled. Please contact support.',
  'email-already-in-use': 'An account with this email already exists.',

  // Codes, captcha, sign-in with other companies' accounts.
  'captcha-check-failed': 'Security check failed. Please try again.',
  'operation-not-allowed': 'This login method is not enabled. Please try another method.',
  'weak-password': 'Password is too weak. Please choose a stronger password.',
  'leaked-password':
    'This password is on lists stolen from other websites, and thieves try those first. Please choose another.',
  'account-exists-with-different-credential':
    'An account already exists with this email but different sign-in method.',
  'invalid-verification-code': 'The OTP code is invalid. Please try again.',
  'missing-verification-code': 'Please enter the OTP code.',
  'invalid-phone-number': 'The phone number is invalid. Please check the format.',
  'otp-session-expired': 'OTP session expired. Please request a new OTP.',
  'popup-closed-by-user': 'Login popup was closed before completing. Please try again.',
  'social-login-failed': 'Login failed. Please try again.',
  'contact-missing': 'Please enter your email address or mobile number',
  'link-by-email-only': 'A link can be sent to an email address only.',
  'mobile-already-in-use':
    'This mobile number belongs to another account. Log in with it, or use another number.',
  'nothing-to-join': 'There is no other account to join with this mobile number.',
  'profile-locked': 'You have edited your profile recently. Please wait before editing again.',
  'id-token-missing': 'The ID token is missing.',
  'invalid-id-token': 'The ID token is not valid.',
  'invalid-custom-token': 'This login has expired. Please try again.',
  'session-id-invalid': 'Something went wrong. Please reload the page and try again.',

  // Call-back.
  'lead-id-invalid': 'Something went wrong. Please reload the page and try again.',
  'service-interest-missing': 'Please tell us which service you are interested in',
  'area-missing': 'Please enter your society or area',

  // Booking.
  'service-unknown': 'We do not offer this service.',
  'option-missing': 'Please choose what to book',
  'option-unavailable': 'This option is not available at the moment.',
  'file-missing': 'Please choose the file of the bank',
  'file-too-large': 'This file is too large',
  'date-invalid': 'Please choose a date',
  'time-invalid': 'Please choose a time',
  'too-soon': 'This time is too soon. Please choose a later one.',
  'too-far': 'Bookings are open for one year ahead. Please choose an earlier date.',
  'area-closed':
    'We take nothing new at this address for that day. Please choose another day or address.',
  'zone-closed': 'We take nothing new there for that time just now. Please choose another time.',
  'zone-too-soon': 'For that time we need more notice just now. Please choose a later one.',
  'slot-taken': 'This slot was just taken. Please choose another.',
  'society-quiet': 'This society keeps quiet hours then. Please choose another time.',
  'no-gate-pass': 'There is a gate pass once a Karigar has accepted the visit, until it is over.',
  'gate-code-missing': 'Please enter the six digits of the pass and your pincode.',
  'gate-code-six-digits': 'The code has exactly 6 digits',
  'answers-missing': 'Please answer every question.',
  'gate-face-invalid': 'This is not the mark of a face.',
  'gate-faces-too-many': 'A list may leave out at most 300 faces.',
  'gate-link-invalid': 'This is not a link for a gate.',
  'gate-link-ended': 'This link opens nothing any more. Please ask us for a new one.',
  'gate-link-exists': 'This link was given already. Please give a new one.',
  'gate-pass-invalid': 'This is not one of our gate passes',
  'outside-served-area': 'Sorry, we do not serve this pincode yet.',
  'street-missing': 'Please enter your building and street',
  'city-missing': 'Please enter your city',
  'state-missing': 'Please enter your state',
  'pincode-six-digits': 'Pincode must have exactly 6 digits',
  'payment-method-missing': 'Please choose a payment method',
  'price-invalid': 'Something went wrong. Please reload the page and try again.',
  'failed-work-not-found':
    'This work is not there any more: somebody has tried it again or dropped it.',
  'failed-work-id-invalid': 'This is not the name of failed work.',
  'price-changed': 'The price has changed. Please look at it again before you confirm.',
  'booking-id-invalid': 'Something went wrong. Please reload the page and try again.',
  'language-unknown': 'Something went wrong. Please reload the page and try again.',
  'tax-document-id-invalid': 'Something went wrong. Please reload the page and try again.',
  'tax-document-not-found': 'Invoice not found.',
  'booking-id-reused': 'This booking has already been made with other details.',
  'slug-invalid': 'This is not a name for it: small letters and hyphens only.',
  'number-invalid': 'This number is not possible here.',
  'draft-empty': 'Write either a service or a category.',
  'day-has-visits': 'Visits are booked on this day. Move them first.',
  'rates-day-invalid': 'These rates begin on a day ahead, within a year.',
  'area-days-invalid':
    'These days do not fit: it begins today or later, within a year, and ends after that.',
  'area-limit-id-reused':
    'This limit is there already, with something else in it. Please start again.',
  'area-limit-unknown': 'There is no such limit.',
  'area-limit-over': 'This limit is over.',
  'area-limit-changed': 'A colleague was faster. Please look at the limit again.',
  'area-limit-id-invalid': 'This is not a limit of an area',
  'zone-hours-invalid':
    'A zone switch is for at most 72 hours, ends after now and began at most 6 hours ago.',
  'zone-id-reused': 'This switch is there already, with something else in it. Please start again.',
  'zone-unknown': 'There is no such zone switch.',
  'zone-over': 'This zone switch is over.',
  'zone-changed': 'A colleague was faster. Please look at the switch again.',
  'zone-id-invalid': 'This is not a zone switch',
  'day-past': 'Only a coming day can be closed or opened.',
  'city-unknown': 'There is no such city.',
  'society-unknown': 'This society is not there any more.',
  'society-there': 'This society is already there.',
  'file-unreadable': 'This is not a CSV file with the columns name and pincode.',
  'rates-unreadable': 'This is not a CSV file with the columns service and key.',
  'key-invalid': 'A key has small letters, digits and hyphens.',
  'key-there': 'This key stands in the file twice.',
  'unit-unknown': 'Write piece, metre, hour, point or set.',
  'picture-unknown': 'There is no drawing of this name.',
  'hours-invalid': 'These hours cannot be read.',
  'yes-or-no': 'Write yes or no.',
  'quiet-for-unknown': 'Write noisy or all.',
  'draft-changed': 'Somebody has changed this draft meanwhile. It is shown as it is now.',
  'draft-not-found': 'There is no draft of this name.',
  'catalogue-contradicts': 'What you want to publish contradicts itself.',
  'text-contradicts': 'This text cannot be shown to customers yet.',
  'registration-id-missing': 'A registered sentence has an id.',
  'template-changed': 'Somebody has written something else meanwhile. It is shown as it is now.',
  'registration-id-invalid': 'The id has letters, digits, dots, colons and hyphens only.',
  'channel-unknown': 'This channel needs no registration.',
  'state-unknown': 'There is no such state.',
  'view-only': 'You’re seeing this as the customer does. Nothing can be changed.',
  'text-unknown': 'There is no text of this name.',
  'publish-date-past': 'This moment has passed.',
  'booking-freeze-not-found': 'This pause is not known here.',
  'booking-freeze-standing': 'Bookings for cash are paused already.',
  'pay-in-advance':
    'Two of your bookings are not paid yet. Please pay for this one by UPI or card, or pay those first.',
  'cash-paused':
    'New accounts cannot book for cash just now. Please pay by UPI or card, or try again later.',
  'too-many-bookings':
    'You cannot make more bookings for now. Please try again later, or contact us.',
  'booking-not-found': 'We could not find this booking.',
  'not-cancellable': 'This booking can no longer be cancelled.',
  'not-reschedulable': 'This booking can no longer be moved to another time.',
  'rescheduled-too-often':
    'This booking has been rescheduled as often as allowed. You can cancel it and book again.',
  'no-show-too-early': 'You can say so half an hour after the start, if nobody has come.',
  'payment-under-way': 'A payment is on its way. Please wait until it is settled.',
  'fee-changed': 'The fee has just changed. Please check it again.',
  'booking-expired': 'The time for paying has passed, and the slot is free again.',
  'cursor-invalid': 'Something went wrong. Please reload the page and try again.',
  'filter-unknown': 'There is no such list.',
  'range-invalid': 'Please ask for a shorter time.',

  // Saved addresses.
  'address-id-invalid': 'Please reload the page and try again.',
  'address-label-unknown': 'Please call this place home, work or other.',
  'too-many-addresses': 'You can save 20 places. Please delete one first.',
  'address-not-found': 'This place is no longer saved.',

  // Payment.
  'amount-invalid': 'This amount is not valid.',
  'visit-invalid': 'There is no such day in this booking.',
  'amount-mismatch': 'The amount due has changed. Please look at it again before you pay.',
  'gstin-invalid': 'This GSTIN is not valid. Please check its 15 characters.',
  'gstin-not-maharashtra':
    'Please enter a GSTIN of Maharashtra; it begins with 27. We cannot issue invoices for another State.',
  'business-name-missing': 'Please enter the registered name of the business.',
  'invoice-issued': 'The invoice has been issued already and cannot be changed.',
  'upi-id-invalid': 'Please enter a UPI ID like name@bank.',
  'payouts-held':
    'After a restore no pay goes out until finance has compared it with the bank and said so.',
  'payout-id-invalid': 'Something went wrong. Please reload the page and try again.',
  'transfer-id-reused': 'This payment has already been asked for with other details.',
  'upi-id-unknown': 'No account was found for this UPI ID. Please check it.',
  'upi-name-unavailable': 'We couldn’t reach your bank. Please try again in a while.',
  'destination-not-found': 'Please enter your UPI ID again.',
  'no-credit': 'There is no credit to pay out.',
  'dues-first':
    'Something is still due for a booking of yours. Please pay it there first; you can use this credit for it.',
  'days-not-offered': 'This service cannot be booked for that many days together.',
  'days-taken':
    'Nobody is free at this time on all of these days. Please choose another time or other days.',
  'nothing-due': 'Nothing is due for this booking.',
  'provider-not-available': 'This way of paying is not available at the moment.',
  'redirect-not-allowed': 'Payment initiation failed. Please try again.',
  'payment-gateway-unavailable': 'Payment initiation failed. Please try again.',

  // Notifications.
  'notification-id-invalid': 'Something went wrong. Please reload the page and try again.',
  'notification-not-found': 'This notification is no longer there.',

  // Push messages.
  'push-service-unknown': 'Notifications aren’t supported in this browser.',
  'push-endpoint-invalid': 'Notifications couldn’t be turned on in this browser.',
  'push-key-invalid': 'Notifications couldn’t be turned on in this browser.',

  // Profile.
  'code-needed': 'Please enter the code sent to your new email address or mobile number.',
  'image-missing': 'Please choose a picture.',
  'image-too-large': 'This picture is too large. Please choose one of at most 1 MB.',
  'image-not-supported': 'Please choose a JPEG, PNG or WebP picture.',
  'image-unreadable': 'This picture could not be read. Please choose another one.',
  'picture-too-large': 'This picture is too large. Please choose one of at most 4 MB.',
  'picture-too-small': 'This picture is too small. Please choose one of at least 960 × 720 points.',
  'voice-missing': 'Please record something first.',
  'voice-too-large': 'This recording is too large. Please record again.',
  'voice-not-supported': 'This is not a recording that we can take. Please record again.',
  'voice-too-long': 'A voice note may last 30 seconds. Please record again.',
  'voice-unreadable': 'This recording could not be read. Please record again.',

  // Oneself: consents, one's own data, deleting the account.
  'terms-changed': 'These terms have a newer version. Please reload the page and read that one.',
  'mobile-needed': 'Please enter your mobile number, so that we can reach you about your booking.',
  'passkey-unknown': 'We do not know this passkey. Log in another way.',
  'passkey-refused': 'This passkey could not be added. Please try again.',
  'too-many-passkeys': 'You can have ten passkeys. Please remove one first.',
  'confirmation-needed': 'Please confirm that it is you.',
  'sign-in-again': 'Please log in again first, then you can go on.',
  'bookings-ahead':
    'You have bookings that are not over yet. You can delete your account afterwards.',
  'money-under-way':
    'Money of yours is not settled yet: a payment, a refund, a credit or an amount due.',
  'account-of-staff': 'This account belongs to somebody who works with us. Please write to us.',
  ...karigarRefusals,
  ...visitRefusals,
  ...liveRefusals,
  ...caseRefusals,
  ...dispatchRefusals,
  ...featureRefusals,
  ...inboxRefusals,
  ...integratorRefusals,
  ...staffRefusals,
};
