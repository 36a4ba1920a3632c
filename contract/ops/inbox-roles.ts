import type { StaffRole } from '../staff.ts';
import { TEAMS } from '../teams.ts';
import { INBOX_KINDS, type InboxKind } from './inbox.ts';

/** A colleague who is rung on duty has to see what rings. */
const { day, rung, cases, money, books } = TEAMS;
const accounts: readonly StaffRole[] = ['support', 'admin'];
const house: readonly StaffRole[] = ['admin'];

/** The roles that can do something about each kind of trouble; nobody else has it in their inbox. */
export const INBOX_SEEN_BY: Readonly<Record<InboxKind, readonly StaffRole[]>> = {
  'nobody-comes': rung,
  'day-unled': rung,
  'karigar-silent': rung,
  'safety-exit': rung,
  'runs-late': day,
  'stands-still': day,
  overruns: day,
  'call-back': day,
  'message-unheard': day,
  dispute: cases,
  'case-due': cases,
  'decision-waits': cases,
  'rating-appealed': cases,
  'payment-mismatch': money,
  'refund-stuck': money,
  'payout-stuck': money,
  'karigar-pay-stuck': money,
  'batch-unchecked': money,
  'payee-changed': money,
  'settlement-differs': money,
  'payouts-held': books,
  'reports-unread': books,
  'books-disagree': books,
  'month-unclosed': books,
  'paper-ends': ['quality'],
  /** An appeal may be a Karigar’s or a customer’s. */
  'pause-appealed': ['support', 'quality', 'admin'],
  'bookings-frozen': accounts,
  'unproven-lapsed': accounts,
  'message-budget': house,
  'webhook-off': house,
  'job-failed': house,
};

/** The kinds of trouble that somebody with these roles has in their inbox. */
export const kindsFor = (roles: readonly StaffRole[]): readonly InboxKind[] =>
  INBOX_KINDS.filter((kind) => INBOX_SEEN_BY[kind].some((role) => roles.includes(role)));
