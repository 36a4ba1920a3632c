import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Signing up and in: the modal of the landing page, /login and /signup. Sentences are the specification's (§2, §5, §8). */
export const auth = {
  welcomeBack: 'Welcome Back',
  createAccount: 'Create Account',
  promiseVerified: 'Verified, background-checked Karigars',
  promisePrice: 'The full price before you pay',
  promiseLanguages: 'Help in Hindi, Marathi and English',
  login: 'Login',
  signUp: 'Sign up',
  noAccount: "Don't have an account?",
  haveAccount: 'Already have an account?',
  emailOrMobile: 'Email or mobile',
  emailOrMobileHelp: 'Your email, or the 10 digits of your mobile number',
  email: 'Email',
  mobile: 'Mobile number',
  fullName: 'Full name',
  password: 'Password',
  confirmPassword: 'Confirm password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  rememberMe: 'Remember Me',
  agreeStart: 'I agree to the ',
  termsOfService: 'Terms of Service',
  agreeMiddle: ' and ',
  privacyPolicy: 'Privacy Policy',
  agreeEnd: '',
  continueStart: 'If you are new here, by continuing you agree to the ',
  continueEnd: '.',
  opensInNewTab: '(opens in a new tab)',
  passwordHint: 'Strong has 8 or more characters: a–z, A–Z, 0–9 and one of @$!%*?&',
  strength: 'Password strength',
  strengthWeak: 'Weak',
  strengthMedium: 'Medium',
  strengthStrong: 'Strong',
  accountCreated: 'Your account is ready',
  close: 'Close',

  passwordLogin: 'Password Login',
  otpLogin: 'OTP Login',
  passkey: {
    login: 'Log in with a passkey',
    notShown: 'No passkey was used. Try again, or log in another way.',
    unknown: 'We do not know this passkey. Log in another way.',
  },
  waysToLogin: 'Ways to log in',
  forgotPasswordLink: 'Forgot Password?',
  sendOtp: 'Send OTP',
  resendOtp: 'Resend OTP',
  resendIn: (p: { seconds: number }) =>
    `You can get a new OTP in ${p.seconds} ${plural(p.seconds, { one: 'second', other: 'seconds' })}`,
  otp: 'OTP',
  otpSent: 'OTP sent successfully to your mobile number',
  changeMobile: 'Change mobile number',
  or: 'or',
  continueWith: {
    google: 'Continue with Google',
    facebook: 'Continue with Facebook',
    x: 'Continue with X',
  },

  /** Work in the browser or a slow connection: nothing is wrong, it takes a moment. */
  slow: 'This is taking a little longer than usual…',
  popupBlocked: (p: { company: string }) =>
    `Your browser blocked the login window, so we are taking you to ${p.company} on this page…`,
  /** Ways on for an e-mail address that already has an account. */
  taken: {
    login: 'Log in to that account',
    otherMethod:
      'If this is your account, log in with your password or an OTP, or reset your password by email.',
  },

  /** A mobile or e-mail address that was only typed until now. */
  prove: {
    mobile: {
      title: 'Verify your mobile number',
      text: (p: { to: string }) =>
        `We’ll send an OTP by SMS to ${p.to}. Once verified, you can log in with it, and nobody else can use your number.`,
      firm: 'It also confirms your cash bookings on this number.',
      done: 'Your mobile number is verified',
    },
    email: {
      title: 'Verify your email',
      text: (p: { to: string }) =>
        `We’ll send an OTP to ${p.to}. Once verified, nobody else can use your address.`,
      sent: (p: { to: string }) => `OTP sent to ${p.to}`,
      done: 'Your email is verified',
    },
    later: 'Later',
    verify: 'Verify OTP',
    cannotSend: 'We can’t send a code there right now.',
  },

  join: {
    title: 'You may already have an account',
    text: 'Another account uses this mobile number. If it is yours, continue with that account and keep your bookings.',
    password: 'Password of that account',
    goOn: 'Continue with that account',
    noThanks: 'Not now',
    ways: 'How do you want to verify it?',
    byPassword: 'By password',
    byCode: 'By email',
    email: 'Email address of that account',
    sent: (p: { to: string }) =>
      `If ${p.to} is the email address of that account, an OTP is on its way. It is valid for 10 minutes.`,
    otherEmail: 'Use another email',
    wrongPassword: 'Wrong password for that account. Please try again.',
    nothing: 'No other account uses this mobile number.',
    joined: 'Accounts merged',
    passwordRemoved:
      'That email address was never verified, so the old password no longer works. Log in with an OTP from now on, or set a new password with ‘Forgot Password?’.',
  },

  forgot: {
    title: 'Forgot Password',
    text: 'Enter your email address and we’ll send you a link to reset your password.',
    sendLink: 'Send reset link',
    sent: 'If an account uses this email address, the link is on its way. It is valid for 10 minutes.',
    backToLogin: 'Back to Login',
    byMobile: 'Reset with an OTP instead',
  },

  reset: {
    title: 'Reset Password',
    steps: {
      method: 'Email or mobile',
      code: 'Enter OTP',
      password: 'New password',
      done: 'Done',
    },
    stepOf: (p: { step: number; name: string }) => `Step ${p.step} of 4: ${p.name}`,
    where: 'Where should we send the OTP?',
    email: 'Email',
    mobile: 'Mobile',
    sent: (p: { to: string }) =>
      `If ${p.to} has an account with us, an OTP is on its way. It is valid for 10 minutes.`,
    other: 'Use another email or mobile',
    verify: 'Verify OTP',
    newPassword: 'New password',
    setPassword: 'Set new password',
    done: 'Your password has been changed',
    tooMany: 'Too many attempts. Please try again later.',
    linkExpired: 'This link has expired. Please request a new OTP.',
  },

  /** After too many attempts. */
  again: {
    seconds: (p: { count: number }) =>
      `You can try again in ${p.count} ${plural(p.count, { one: 'second', other: 'seconds' })}.`,
    minutes: (p: { count: number }) =>
      `You can try again in ${p.count} ${plural(p.count, { one: 'minute', other: 'minutes' })}.`,
    hours: (p: { count: number }) =>
      `You can try again in ${p.count} ${plural(p.count, { one: 'hour', other: 'hours' })}.`,
  },

  checks: {
    'full-name-too-short': 'Full name must be at least 3 characters long',
    'full-name-too-long': 'Full name must be at most 80 characters long',
    'full-name-invalid': 'Full name contains a character that cannot be used',
    'invalid-email': 'Please enter a valid email address',
    'mobile-format': 'Mobile number must be in format: +91XXXXXXXXXX',
    'mobile-empty': 'Enter a valid 10 digit mobile after +91',
    'mobile-digits': 'Mobile number must have exactly 10 digits after +91',
    'mobile-letters': 'Mobile number must not contain alphabets',
    'password-too-short': 'Password must be at least 8 characters long',
    'password-too-short-modal': 'Password must be at least 8 characters',
    'password-too-long': 'Password must be at most 200 characters long',
    'passwords-differ': 'Passwords do not match',
    'terms-not-accepted': 'You must agree to the Terms of Service and Privacy Policy',
    'email-and-password-missing': 'Please enter email and password',
    'identifier-email': 'Please enter a valid email address (e.g., name@example.com)',
    'identifier-mobile': 'Please enter a valid 10-digit mobile number with +91 prefix',
    'password-missing': 'Please enter your password',
    'mobile-otp': 'Please enter a valid 10-digit mobile number with +91 prefix',
    'otp-login-missing': 'Please enter the 6-digit OTP sent to your mobile',
    'reset-email-missing': 'Please enter your email address',
    'reset-mobile-missing': 'Please enter your mobile number',
    'reset-otp': 'Please enter a valid 6-digit OTP',
    'fields-missing': 'Please fill in all fields',
  },

  modalErrors: {
    'invalid-email': 'Please enter a valid email address.',
    'user-not-found': 'No account found with this email.',
    'wrong-password': 'Incorrect password. Please try again.',
    'invalid-credential': 'Invalid login credentials. Please check and try again.',
    'email-already-in-use': 'An account with this email already exists.',
    'network-request-failed': 'Network error. Please try again.',
    'too-many-requests':
      'We have blocked all requests from this device due to unusual activity. Try again later.',
    'internal-error': 'Server error. Please try again.',
    'weak-password': 'Password is too weak. Please choose a stronger password.',
    'leaked-password':
      'This password is on lists stolen from other websites, and thieves try those first. Please choose another.',
    other: 'Authentication failed. Please try again.',
  },

  loginErrors: {
    'invalid-credential': 'Invalid email or password. Please check your credentials and try again.',
    'user-disabled': 'This account has been disabled. Please contact support.',
    'user-not-found': 'No account found with this email. Please sign up first.',
    'wrong-password': 'Incorrect password. Please try again or reset your password.',
    'too-many-requests': 'Too many login attempts. Please try again later or reset your password.',
    'operation-not-allowed': 'This login method is not enabled. Please try another method.',
    'email-already-in-use': 'This email is already in use. Please try logging in.',
    'weak-password': 'Password is too weak. Please choose a stronger password.',
    'leaked-password':
      'This password is on lists stolen from other websites, and thieves try those first. Please choose another.',
    'account-exists-with-different-credential':
      'An account already exists with this email but different sign-in method.',
    'invalid-verification-code': 'The OTP code is invalid. Please try again.',
    'invalid-phone-number': 'The phone number is invalid. Please check the format.',
    'missing-verification-code': 'Please enter the OTP code.',
    'captcha-check-failed': 'Security check failed. Please try again.',
    'network-request-failed': 'Network error. Please check your connection and try again.',
    'popup-closed-by-user': 'Login popup was closed before completing. Please try again.',
    'otp-session-expired': 'OTP session expired. Please request a new OTP.',
    'google-login-failed': 'Google login failed. Please try again.',
    'facebook-login-failed': 'Facebook login failed. Please try again.',
    'x-login-failed': 'X login failed. Please try again.',
    unknown: 'An unknown error occurred. Please try again.',
    other: 'An unexpected error occurred. Please try again.',
  },

  signUpErrors: {
    'email-already-in-use': 'An account with this email already exists.',
    'network-request-failed': 'Network error. Please check your connection and try again.',
    'too-many-requests':
      'We have blocked all requests from this device due to unusual activity. Try again later.',
    'captcha-check-failed': 'Security check failed. Please try again.',
    'weak-password': 'Password is too weak. Please choose a stronger password.',
    'leaked-password':
      'This password is on lists stolen from other websites, and thieves try those first. Please choose another.',
    other: 'Error creating account',
  },
};
