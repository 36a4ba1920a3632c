/**
 * The sentences as they are registered with the operators (DLT, category "service implicit", TRAI's tagged variables). A letter
 * more or less and the operator drops the message, so a change here has to be registered before it is used. A code's last line,
 * which browsers read it from, is added where it is sent.
 */
export const sms = {
  login_otp:
    '{#numeric#} is your OTP to log in to AANGAN. Valid for 10 minutes. Do not share it with anyone. -AANGAN',
  verify_otp:
    '{#numeric#} is your OTP to verify this mobile number with AANGAN. Valid for 10 minutes. Do not share it with anyone. -AANGAN',
  confirm_otp:
    '{#numeric#} is your OTP to confirm a request about your AANGAN account. Valid for 10 minutes. Do not share it with anyone. -AANGAN',
  payee_otp:
    '{#numeric#} is your OTP to change where AANGAN pays you. Valid for 10 minutes. If you did not ask for it, call us. Do not share it. -AANGAN',
  reset_otp:
    '{#numeric#} is your OTP to reset your AANGAN password. Valid for 10 minutes. Do not share it with anyone. -AANGAN',
  password_changed:
    'The password of your AANGAN account was changed. If this was not you, reset it right away: {#url#} -AANGAN',
  passkey_added:
    'A passkey that logs in was added to your AANGAN account. If this was not you, reset your password, which removes every passkey: {#url#} -AANGAN',
  account_paused:
    'Your AANGAN account is paused. Nobody can log in to it for now. If you see it differently, call us: {#url#} -AANGAN',
  account_closed:
    'Your AANGAN account is closed by us. If you see it differently, call us: {#url#} -AANGAN',
  account_reopened: 'Your AANGAN account is open again. You can log in as before. {#url#} -AANGAN',
  staff_called:
    'AANGAN operations: {#alphanumeric#}. Nobody has taken it yet. Take it: {#url#} -AANGAN',
  start_code:
    'Your AANGAN Karigar is on the way. Start code {#numeric#} for booking {#alphanumeric#}: tell it at your own door only. -AANGAN',
  booking_confirmed:
    'Booking {#alphanumeric#} confirmed for {#alphanumeric#}. Details: {#url#} -AANGAN',
};
