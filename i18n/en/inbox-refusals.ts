/** What the doors of the operations inbox refuse. */
export const inboxRefusals = {
  'inbox-item-not-found': 'This item does not exist.',
  'inbox-item-invalid': 'This item does not exist.',
  'inbox-item-closed': 'This item is already closed.',
  'inbox-item-taken': 'A colleague is already looking after this item.',
  'inbox-item-not-yours': 'Only the person who looks after this item can release it.',
  'booking-changed': 'Something has changed in this booking since you looked. Please look again.',
  'preview-incomplete': 'Something is missing. Please choose again.',
  'act-unknown': 'This act does not exist.',
  'seen-invalid': 'Please look at the booking again.',
  'outcome-not-fitting': 'Please say what became of the call.',
  'note-missing': 'Please write a note first.',
  'note-reused': 'This note was already saved. Please reload the page.',
  'query-too-short': 'Please type at least two letters or digits.',
  'note-about-nobody': 'What this note is about does not exist any more.',
  'note-about-unknown': 'Please say what the note is about.',
  'note-subject-invalid': 'Please say what the note is about.',
  'note-not-found': 'This note does not exist any more.',
  'message-not-found': 'This message does not exist.',
  'message-not-repeatable':
    'This message cannot be sent again: it no longer holds, or nothing leads to the customer that way.',
};
