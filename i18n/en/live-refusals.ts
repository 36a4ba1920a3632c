/** How a visit that is watched while it happens says no. */
export const liveRefusals = {
  'nobody-to-tell': 'Nobody is on the way to you at the moment.',
  'sentence-unknown': 'Please choose one of the sentences.',
  'share-over': 'This link no longer shows a visit.',
  'share-token-invalid': 'This link cannot be read.',
  'too-many-shares': 'You have shared this visit five times. Please take a link back first.',
  'visit-over': 'This visit is over, or nobody is coming yet.',
  'not-travelling': 'You are not on the way to this visit.',
};
