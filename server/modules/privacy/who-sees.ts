import { type Address, wingAtGate } from '#contract/fields/address.ts';
import type { Briefing } from '#contract/fields/briefing.ts';
import type { StaffRole } from '#contract/staff.ts';
import { firstName, maskedEmail, maskedMobile, maskedUpi } from './masking.ts';

/**
 * How somebody stands to a booking, its customer and its Karigars. `crew-after`: the work is over, and the customer may still
 * complain or has; `crew-before`: the visit is over, or they have left it;
 * `other-karigar`: it is offered to them; `at-home`: they open the door in the customer's place. Operations see more of a
 * person once they have written down why (`with-reason`), at once where that person has left a visit for safety (`on-call`), and
 * where they pay it (`paying`). The `integrator` whose program has placed a booking sees nothing of anybody.
 */
export type Relationship =
  | 'customer'
  | 'family'
  | 'at-home'
  | 'crew-now'
  | 'crew-after'
  | 'crew-before'
  | 'other-karigar'
  | 'guard'
  | 'operations'
  | 'operations-with-reason'
  | 'operations-on-call'
  | 'operations-paying'
  | 'integrator'
  | 'nobody';

/** Ways to show a part of a value; `whole` is the value as it is. */
const FORMS = {
  'first-name': firstName,
  'masked-mobile': maskedMobile,
  'masked-email': maskedEmail,
  'masked-upi': maskedUpi,
  /** No door and no landmark: enough to know the visit again. */
  place: ({ city, state, pincode }: Address): Address => ({
    ...{ street: '', city, state, pincode, landmark: '' },
  }),
  /** The area that a Karigar decides by, without the door. */
  area: ({ pincode, society }: Address) => ({ pincode, society: society?.trim() || null }),
  gate: wingAtGate,
  /** The work that was asked for, without the way to the door and who opens it. */
  work: ({ work }: Briefing): Briefing => ({ work, access: '', atHome: '' }),
} as const;

type FormName = 'whole' | keyof typeof FORMS;
const OPS = { operations: 'whole', 'operations-with-reason': 'whole' } as const;

/** Fields with the relationships that may see them, and the form they see. A relationship that is not named sees nothing. */
export const WHO_SEES = {
  'customer.name': {
    ...OPS,
    customer: 'whole',
    family: 'first-name',
    'at-home': 'first-name',
    'crew-now': 'whole',
    'crew-after': 'first-name',
    'crew-before': 'first-name',
  },
  'customer.mobile': {
    customer: 'whole',
    operations: 'masked-mobile',
    'operations-with-reason': 'whole',
    'operations-on-call': 'whole',
  },
  'customer.email': {
    customer: 'whole',
    operations: 'masked-email',
    'operations-with-reason': 'whole',
  },
  'customer.address': {
    ...OPS,
    customer: 'whole',
    'crew-now': 'whole',
    'crew-after': 'place',
    'crew-before': 'place',
    'other-karigar': 'area',
    guard: 'gate',
  },
  /** The account to which their credit is paid. */
  'customer.payee': { customer: 'masked-upi', operations: 'masked-upi' },
  /** Their complaint. Its pictures are for themselves and operations. */
  'customer.complaint': {
    ...OPS,
    customer: 'whole',
    'crew-after': 'whole',
    'crew-before': 'whole',
  },
  /** With what it says; its stars count for everybody. */
  'customer.rating': { customer: 'whole', 'crew-now': 'whole', 'crew-before': 'whole' },
  /** Somebody without an account who has asked us to call them. */
  'caller.name': OPS,
  'caller.mobile': { operations: 'masked-mobile', 'operations-with-reason': 'whole' },
  /** The area where an account had somebody come: calling from its mobile does not yet show that it is the caller's. */
  'caller.address': { operations: 'area' },
  /** The briefing of the crew: it speaks of a home and of who is in it; whoever has to answer a complaint reads what was asked. */
  'visit.briefing': { customer: 'whole', 'crew-now': 'whole', 'crew-after': 'work' },
  /** The person who opens in the customer's place: our office rings them where nobody does, and the crew has no number of anybody. */
  'home.name': { customer: 'whole', 'crew-now': 'whole', 'operations-with-reason': 'whole' },
  'home.mobile': { customer: 'whole', 'operations-with-reason': 'whole' },
  /**
   * Pictures and a voice note of the work beside it, which those who are asked to come decide by, too; and voice notes of the
   * talk, for the two of it.
   */
  'visit.enclosures': {
    ...OPS,
    customer: 'whole',
    'crew-now': 'whole',
    'crew-after': 'whole',
    'other-karigar': 'whole',
  },
  'visit.start-code': { customer: 'whole', 'at-home': 'whole' },
  /** Until the customer has accepted the work, for those who do it; a home is none of their business afterwards. */
  'visit.photos': { ...OPS, customer: 'whole', 'crew-now': 'whole', 'crew-after': 'whole' },
  'karigar.name': {
    ...OPS,
    customer: 'whole',
    family: 'first-name',
    'at-home': 'whole',
    'crew-now': 'whole',
    'crew-after': 'whole',
    'crew-before': 'whole',
    guard: 'whole',
  },
  'karigar.mobile': {
    operations: 'masked-mobile',
    'operations-with-reason': 'whole',
    'operations-on-call': 'whole',
  },
  'karigar.email': { 'operations-with-reason': 'whole' },
  'karigar.portrait': { customer: 'whole', operations: 'whole', guard: 'whole' },
  /** On the way, and at no other time. */
  'karigar.position': { customer: 'whole', operations: 'whole' },
  'karigar.home': { operations: 'place', 'operations-with-reason': 'whole' },
  'karigar.payee': {
    operations: 'masked-upi',
    'operations-with-reason': 'whole',
    'operations-paying': 'whole',
  },
} as const satisfies Record<string, Partial<Record<Relationship, FormName>>>;

export type PersonalField = keyof typeof WHO_SEES;

type FormOf<F extends PersonalField, R extends Relationship> = R extends keyof (typeof WHO_SEES)[F]
  ? (typeof WHO_SEES)[F][R]
  : 'hidden';
type Shown<Form, V> = Form extends 'whole'
  ? V
  : Form extends keyof typeof FORMS
    ? ReturnType<(typeof FORMS)[Form]> | Extract<V, null>
    : null;

/**
 * A field as this relationship may see it; nothing where it may not. A view that promises more than the table allows does
 * not compile.
 */
export function shownTo<R extends Relationship, F extends PersonalField, V>(
  relationship: R,
  field: F,
  value: V,
): Shown<FormOf<F, R>, V> {
  const form = formOf(relationship, field);
  type Answer = Shown<FormOf<F, R>, V>;
  if (form === undefined || value === null) return null as Answer;
  return (form === 'whole' ? value : FORMS[form](value as never)) as Answer;
}

export const formOf = (relationship: Relationship, field: PersonalField): FormName | undefined =>
  (WHO_SEES[field] as Partial<Record<Relationship, FormName>>)[relationship];

const DAY: readonly StaffRole[] = ['support', 'dispatch', 'quality', 'finance'];
const CASES: readonly StaffRole[] = ['support', 'quality', 'finance'];

/**
 * The roles of operations that may see what operations see at all. `personal-data.test.ts` holds the answers to it; what keeps an operation from
 * a role is `OPEN_TO`.
 */
export const STAFF_SEES: Readonly<Record<PersonalField, readonly StaffRole[]>> = {
  'customer.name': [...DAY, 'admin'],
  'customer.mobile': DAY,
  'customer.email': DAY,
  'customer.address': DAY,
  'customer.payee': ['support', 'finance'],
  'customer.complaint': CASES,
  'customer.rating': [],
  'caller.name': [...DAY, 'admin'],
  'caller.mobile': DAY,
  'caller.address': DAY,
  'visit.briefing': [],
  'home.name': DAY,
  'home.mobile': DAY,
  'visit.enclosures': CASES,
  'visit.start-code': [],
  'visit.photos': CASES,
  'karigar.name': [...DAY, 'admin'],
  'karigar.mobile': DAY,
  'karigar.email': CASES,
  'karigar.portrait': ['quality'],
  'karigar.position': ['support', 'dispatch'],
  'karigar.home': CASES,
  'karigar.payee': CASES,
};
