import type { ApplicationDecision } from '#contract/application.ts';
import type { DocumentKind } from '#contract/fields/application.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** People who want to work with us, and documents of Karigars that run out. */
export const opsApplicants = {
  tabs: { roster: 'All', paused: 'Paused', applications: 'Applications', papers: 'Documents' },
  listed: 'Applications',
  pipeline: 'How far applications are',
  none: {
    applied: 'Nobody has documents still to send.',
    documents: 'Nobody waits for their documents to be looked at.',
    checked: 'Nobody waits to be put on the roster.',
    active: 'Nobody was put on the roster by an application yet.',
    refused: 'Nobody was refused.',
    left: 'Nobody has left.',
  },
  choose: 'Choose an application.',
  sealed: 'The name cannot be opened',
  missing: (filled: { count: number }) =>
    `${filled.count} ${plural(filled.count, { one: 'document', other: 'documents' })} missing`,
  complete: 'all documents are here',
  openKarigar: 'Open the file of the Karigar',
  documents: 'Documents',
  looksText: 'Each look is written down; the applicant sees that somebody looked.',
  documentKinds: {
    portrait: 'Face',
    identity: 'Identity document',
    address: 'Proof of address',
    payee: 'Cheque, passbook or UPI screen',
    training: 'Certificate of training',
  } satisfies Record<DocumentKind, string>,
  documentStates: { sent: 'to be looked at', accepted: 'in order', returned: 'sent back' },
  notSent: 'not here yet',
  look: 'Look',
  hide: 'Hide',
  notOpened: 'The picture cannot be opened. Please try again.',
  said: 'What they said',
  pincode: 'Pincode',
  fullName: 'Full name',
  bornOn: 'Born on',
  identityKinds: { aadhaar: 'Aadhaar', pan: 'PAN card' },
  paidAt: 'Where they are paid',
  customersSee: 'What customers see',
  marked: 'Customers read “Identity checked” beside the name.',
  notMarked: 'Customers read no mark beside the name: no check of the identity holds.',
  onceActive: 'From the first visit on, once they are on the roster.',
  customersText:
    'The mark goes by itself on the day after the check runs out. Of the others customers read the day of a police verification that holds; the rest is for us alone.',
  decisions: {
    check: 'Documents are in order',
    return: 'Send back',
    activate: 'Put on the roster',
    refuse: 'Refuse',
  } satisfies Record<ApplicationDecision, string>,
  decisionsText: {
    check: 'All documents count as accepted. The next step is to put them on the roster.',
    return: 'They are asked to send what you choose again, or to correct what they said.',
    activate: 'They become a Karigar: they choose their hours and are offered visits.',
    refuse: 'They are told why, and may apply again.',
  } satisfies Record<ApplicationDecision, string>,
  theyRead: 'What the applicant reads',
  unchecked: (filled: { what: string }) =>
    `No check that holds is written down for: ${filled.what}.`,
  sendAgain: 'To be sent again',
  sendAgainText: 'None chosen: what they said is to be corrected.',
  papers: 'Documents that run out',
  papersText:
    'Within a month, or already. The Karigar is reminded by the app and by message; a new check in their file takes it off this list.',
  noPapers: 'No document runs out within a month.',
  holdsUntil: 'Holds until',
  reminded: 'Karigar reminded',
  notReminded: 'not yet, within the hour',
};
