/** Answers of the call-back form, by outcome and by the codes of its fields; other codes are in refusals.ts. */
export const callBack = {
  sending: 'Sending...',
  sent: 'Thank you. We will call you shortly.',
  calledBy: (filled: { moment: string }) => `We will call by ${filled.moment}.`,
  failed: 'Something went wrong. Please try again.',
  offline: 'Network error. Please try again.',
  'too-many-requests': 'You have asked several times already. Please try again later, or call us.',
  'mobile-format': 'Please enter a valid 10-digit mobile number',
};
