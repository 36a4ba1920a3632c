/** How the server says no to a Karigar who answers an offer. */
export const dispatchRefusals = {
  'offer-id-invalid': 'Something went wrong. Please reload and try again.',
  'offer-not-found': 'We could not find this offer.',
  'offer-gone': 'This visit is no longer on offer.',
  'offer-taken': 'Another Karigar was quicker: this visit is taken.',
  'offer-passed-on': 'Somebody else has been asked for it by our team.',
  'undo-too-late': 'It is too late to take the no back.',
  'time-taken': 'You have another visit at that time, journey included.',
  'offer-accepted': 'You have accepted this visit already. To give it back, open the visit.',
  'decline-reason-invalid': 'Please choose one of the reasons.',
};
