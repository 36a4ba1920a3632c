/** Refusals of the routes of cases. */
export const caseRefusals = {
  'case-number-invalid': 'This is not the number of a case.',
  'file-id-invalid': 'This is not the number of a file.',
  'file-not-for-role': 'Your roles do not open this file.',
  'case-changed': 'A colleague was faster. Please look at the case again.',
  'case-closed': 'This case is already closed.',
  'case-open': 'This case is still open.',
  'case-closed-for-good': 'It was closed too long ago. Please open a new request.',
  'case-kind-unknown': 'Please say what kind of request it is.',
  'topic-unknown': 'Please choose what it is about.',
  'topic-not-fitting': 'Please choose what it is about.',
  'template-unknown': 'Please choose an answer.',
  'outcome-unknown': 'Please say how it ended.',
  'decision-first': 'Please decide the matter itself first; the case ends with it.',
  'nobody-to-answer': 'Nobody with an account is behind this case. Please call.',
  'step-in-the-past': 'Please choose a time that is still to come.',
  'step-too-late': 'Please choose a time within the next 90 days.',
  'moment-invalid': 'Please choose a day and a time.',
  'version-invalid': 'Please look at the case again.',
  'too-many-cases':
    'You already have ten open requests. We answer those first; if it is urgent, please call us.',
  'too-much-said': 'You have written very often to this request. Please call us.',
};
