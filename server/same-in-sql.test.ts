import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSURE_REASONS } from '#contract/account-closure.ts';
import { APPLICATION_STATES } from '#contract/application.ts';
import { BEARERS } from '#contract/bearers.ts';
import { PHASES } from '#contract/booking-phases.ts';
import { BOOKING_STATUSES } from '#contract/booking-statuses.ts';
import { CASE_CLOCKS, CASE_KINDS, CASE_STEPS } from '#contract/cases.ts';
import { CASH_TAKEN_TO } from '#contract/cash-taken-to.ts';
import { TILES } from '#contract/catalogue/category-terms.ts';
import { CHANNELS } from '#contract/channels.ts';
import { INSTALMENT_KINDS } from '#contract/customer/instalment.ts';
import { PAID_WAYS } from '#contract/customer/refund.ts';
import { ADDRESS_LABELS } from '#contract/customer/saved-address.ts';
import { DOCUMENT_KINDS } from '#contract/fields/application.ts';
import { REGISTRATION_STATES } from '#contract/fields/template-registration.ts';
import { CHECK_KINDS } from '#contract/karigar-checks.ts';
import { PAUSE_REASONS } from '#contract/karigar-pause.ts';
import { NOTED } from '#contract/notes.ts';
import { OFFER_STATES } from '#contract/offer-states.ts';
import { DIFFERENCE_WAYS } from '#contract/ops/answer-difference.ts';
import { INBOX_STEPS } from '#contract/ops/inbox.ts';
import { DECISION_KINDS } from '#contract/ops/read-dispatch.ts';
import { PAYMENT_METHODS, policy } from '#contract/policy.ts';
import { QUIET_FOR } from '#contract/public/list-societies.ts';
import { SOCIAL_PROVIDERS } from '#contract/public/read-sign-in-methods.ts';
import { REFUSE_REASONS } from '#contract/refuse-reasons.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { TAX_DOCUMENT_KINDS } from '#contract/tax-document-kinds.ts';
import { COMPLAINT_OUTCOMES, LINE_KINDS, PAY_BY, PHOTO_KINDS } from '#contract/visit.ts';
import { ZONE_KINDS } from '#contract/zone.ts';
import { HOUR } from '#kernel/time.ts';
import { createWorld, type World } from '#testing/world.ts';
import { STAFF_SESSION } from './modules/staff/staff-session.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The checks of a table as PostgreSQL keeps them, those that a function holds as its text. */
async function checksOf(table: string): Promise<string> {
  const { rows } = await world.db.query<{ text: string }>(
    `select pg_get_constraintdef(c.oid) as text from pg_constraint c
       where c.conrelid = to_regclass($1) and c.contype = 'c'
     union all
     select pg_get_functiondef(f.oid) from pg_proc f where f.proname = 'is_lawful_' || rtrim($1, 's')`,
    [table],
  );
  return rows.map(({ text }) => text).join('\n');
}

/** The lists of words that the checks of a column allow. */
const listsOf = (checks: string, column: string): string[][] =>
  Array.from(
    checks.matchAll(
      new RegExp(`\\b${column}\\b\\)? (?:= ANY|<@|in) \\(?(?:\\(?ARRAY)?([^\\])]*)`, 'g'),
    ),
    ([, list = '']) => Array.from(list.matchAll(/'([^']*)'/g), ([, word = '']) => word).sort(),
  ).filter((list) => list.length > 0);

const LISTS: Readonly<Record<string, readonly string[]>> = {
  'bookings.status': BOOKING_STATUSES,
  'bookings.payment_method': PAYMENT_METHODS,
  'visits.ended_as': PHASES.ended,
  'visits.pay_by': PAY_BY,
  'disputes.outcome': COMPLAINT_OUTCOMES,
  'messages.channel': CHANNELS,
  'instalments.kind': INSTALMENT_KINDS,
  'payments.mode': ['cash', ...PAID_WAYS],
  'category_versions.tile': TILES,
  'identities.provider': [...SOCIAL_PROVIDERS, 'custom'],
  'societies.quiet_for': QUIET_FOR,
  'saved_addresses.label': ADDRESS_LABELS,
  'tax_documents.kind': TAX_DOCUMENT_KINDS,
  'bill_lines.kind': LINE_KINDS,
  'visit_photos.kind': PHOTO_KINDS,
  'offers.state': OFFER_STATES,
  'dispatch_decisions.kind': DECISION_KINDS,
  'karigar_applications.state': APPLICATION_STATES,
  'karigar_application_steps.state': APPLICATION_STATES,
  'karigar_documents.kind': DOCUMENT_KINDS,
  'karigar_checks.kind': CHECK_KINDS,
  'karigar_pauses.reason': PAUSE_REASONS,
  'account_closures.reason': CLOSURE_REASONS,
  'partings.reason': REFUSE_REASONS,
  'cash_handed_in.taken_to': CASH_TAKEN_TO,
  'inbox_steps.step': INBOX_STEPS,
  'disputes.borne_by': BEARERS,
  'staff.roles': STAFF_ROLES,
  'staff_invitations.roles': STAFF_ROLES,
  'notes.about': NOTED,
  'cases.kind': CASE_KINDS,
  'cases.due_what': CASE_CLOCKS,
  'case_steps.step': CASE_STEPS,
  'zone_switches.kind': ZONE_KINDS,
  'template_registrations.state': REGISTRATION_STATES,
  'settlement_answers.way': DIFFERENCE_WAYS,
};

describe('a list that the contract declares is the one that its column allows', () => {
  test.each(Object.entries(LISTS))('%s', async (place, declared) => {
    const [table = '', column = ''] = place.split('.');
    const lists = listsOf(await checksOf(table), column);
    expect(lists).toContainEqual([...declared].sort());
  });
});

/** Numbers of TypeScript as the check of a table says them in its own words. */
const NUMBERS = [
  ['transfers', `amount_paise <= ${policy.refund.twoPeopleAbovePaise}`],
  ['visits', `start_code_tries between 0 and ${policy.otp.tries}`],
  ['karigar_pauses', `paused_at + '${policy.pause.withoutDecisionHours}:00:00'`],
  ['staff_sessions', `created_at + '${STAFF_SESSION / HOUR}:00:00'`],
] as const;

test.each(NUMBERS)('a check of %s has the number of the program: %s', async (table, says) => {
  expect(await checksOf(table)).toContain(says);
});
