import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGatePass } from '#contract/customer/read-gate-pass.ts';
import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { OPEN_TO, STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import {
  formOf,
  type PersonalField,
  type Relationship,
  STAFF_SEES,
  WHO_SEES,
} from '#server/modules/privacy/who-sees.ts';
import type { Belongings } from '#testing/belongings.ts';
import { insertSession, insertStaff, insertStranger, putSession } from '#testing/cast.ts';
import type { Client } from '#testing/client.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';
import { fieldsOf } from '#testing/fields-of.ts';
import { type PersonalStage, sowPersonalData, TAGS } from '#testing/personal-stage.ts';
import { TOWN } from '#testing/small-town.ts';
import { trials } from '#testing/trials.ts';

let app: EveryRoute;
let stage: PersonalStage;
let tags: readonly Tag[];
beforeAll(async () => {
  app = await startEveryRoute();
  stage = await sowPersonalData(app);
  tags = tagsOf(stage);
});
afterAll(() => app.close());

type Tag = {
  readonly field: PersonalField;
  /** In which of its forms this text shows the field. */
  readonly forms: readonly string[];
  readonly text: string;
};

/** The society is as good as the place. */
const ANY_PART = ['whole', 'gate', 'place', 'area'];

function tagsOf({ startCode, photoId, enclosureIds, portraitId }: PersonalStage): Tag[] {
  const { customer, karigar } = TAGS;
  const [first = '', last = ''] = customer.fullName.split(' ');
  const [hisFirst = '', hisLast = ''] = karigar.name.split(' ');
  const whole = (field: PersonalField, text: string): Tag => ({ field, forms: ['whole'], text });
  const part = (field: PersonalField, form: string, text: string): Tag => ({
    ...{ field, forms: ['whole', form], text },
  });
  return [
    part('customer.name', 'first-name', first),
    whole('customer.name', last),
    whole('customer.mobile', customer.mobile),
    part('customer.mobile', 'masked-mobile', '•••••671'),
    whole('customer.email', customer.email),
    part('customer.email', 'masked-email', 'na•••@example.com'),
    whole('customer.address', 'Kachnarqa'),
    whole('customer.address', 'Peepalqa'),
    whole('customer.address', customer.flat),
    part('customer.address', 'place', customer.city),
    { ...part('customer.address', 'area', customer.society), forms: ANY_PART },
    whole('customer.payee', customer.upiId),
    part('customer.payee', 'masked-upi', 'na•••@okqa'),
    whole('customer.complaint', customer.complaint),
    part('visit.briefing', 'work', customer.briefing),
    whole('visit.briefing', customer.access),
    whole('home.name', customer.atHome),
    whole('home.mobile', customer.atHomeMobile),
    whole('customer.rating', customer.rating),
    whole('visit.start-code', startCode),
    whole('visit.photos', photoId),
    ...enclosureIds.map((id) => whole('visit.enclosures', id)),
    part('karigar.name', 'first-name', hisFirst),
    whole('karigar.name', hisLast),
    whole('karigar.mobile', karigar.mobile),
    part('karigar.mobile', 'masked-mobile', '•••••682'),
    whole('karigar.email', karigar.email),
    whole('karigar.home', karigar.street),
    whole('karigar.payee', karigar.upiId),
    part('karigar.payee', 'masked-upi', 'tu•••@okqa'),
    whole('karigar.portrait', portraitId),
    whole('karigar.position', String(karigar.latitude)),
  ];
}

type Person = 'customer' | 'karigar';
type Actor = {
  readonly name: string;
  readonly client: Client;
  /** How they stand to Nandini and her visits, and to the Karigar who comes; `self` sees all of themselves. */
  readonly to: Readonly<Record<Person, Relationship | 'self'>>;
  readonly role?: StaffRole;
};

/** Each thing of the customer under the name of which an operation could be asked for it. */
function belongings(): readonly Belongings[] {
  const { nandini, bookings, karigars } = stage;
  const things = { ...nandini, userId: nandini.userId };
  return [
    ...Object.values(bookings).map((bookingId) => ({ ...things, bookingId })),
    { ...things, bookingId: bookings.coming, userId: karigars.tukaram.id },
  ];
}

async function browserOf(person: { readonly id: string }): Promise<Client> {
  const client = app.client();
  putSession(client, await insertSession(app.world.db, person, app.clock.now));
  return client;
}

async function colleague(role: StaffRole): Promise<Client> {
  const person = await insertStranger(app.world.db);
  await insertStaff(app.world.db, person.id, [role]);
  return browserOf(person);
}

async function actorsOf({ audience, name }: Operation): Promise<Actor[]> {
  const nobody = { customer: 'nobody', karigar: 'nobody' } as const;
  if (audience === 'public') {
    // To know her password is to be her.
    const to = name === 'signIn' ? ({ customer: 'self', karigar: 'nobody' } as const) : nobody;
    return [{ name: 'a visitor', client: app.client(), to }];
  }
  if (audience === 'ops') {
    const roles = STAFF_ROLES.filter((role) => OPEN_TO[name]?.includes(role));
    const to = { customer: 'operations', karigar: 'operations' } as const;
    return Promise.all(
      roles.map(async (role) => ({ name: role, client: await colleague(role), to, role })),
    );
  }
  const { nandini, karigars } = stage;
  if (audience === 'integrator') {
    const to = { customer: 'integrator', karigar: 'integrator' } as const;
    const client = app.client({ key: nandini.apiKey });
    return [{ name: 'the program that has booked', client, to }];
  }
  const stranger = await insertStranger(app.world.db);
  const people: readonly [string, { id: string }, Actor['to']][] = [
    ['a stranger', stranger, nobody],
    ['tukaram, who comes', karigars.tukaram, { customer: 'crew-now', karigar: 'self' }],
    ['mohan, who came', karigars.mohan, { customer: 'crew-before', karigar: 'nobody' }],
    ['lata, whose work is disputed', karigars.lata, { customer: 'crew-after', karigar: 'nobody' }],
    ['kiran, who is asked', karigars.kiran, { customer: 'other-karigar', karigar: 'nobody' }],
    ['nandini', { id: nandini.userId }, { customer: 'self', karigar: 'customer' }],
  ];
  return Promise.all(
    people
      .filter(([who]) => audience !== 'karigar' || !['a stranger', 'nandini'].includes(who))
      .map(async ([name, person, to]) => ({ name, client: await browserOf(person), to })),
  );
}

/** The tags of persons that this answer contains. A number within a longer word, as in a random signature, is no tag. */
const saidIn = (text: string): Tag[] =>
  tags.filter((tag) =>
    /^\d+$/.test(tag.text)
      ? new RegExp(`(?<!\\w)${tag.text}(?!\\w)`).test(text)
      : text.includes(tag.text),
  );

const ON_CALL: ReadonlySet<string> = new Set(['listSafetyExits']);
const PAYING: ReadonlySet<string> = new Set(['makeKarigarPayouts', 'readKarigarPayouts']);

/** How an actor stands to somebody in this operation: one that asks for a reason shows more. */
function relationsIn(operation: Operation, to: Relationship): readonly Relationship[] {
  if (to !== 'operations') return [to];
  const asksWhy = fieldsOf(operation.input).some(({ path }) => path.join('.') === 'why');
  return [
    to,
    ...(asksWhy ? (['operations-with-reason'] as const) : []),
    ...(ON_CALL.has(operation.name) ? (['operations-on-call'] as const) : []),
    ...(PAYING.has(operation.name) ? (['operations-paying'] as const) : []),
  ];
}

function mayBeSaid({ field, forms }: Tag, operation: Operation, { to, role }: Actor): boolean {
  const person: Person = field.startsWith('karigar.') ? 'karigar' : 'customer';
  const relation = to[person];
  if (relation === 'self') return true;
  if (role && !STAFF_SEES[field].includes(role)) return false;
  return relationsIn(operation, relation).some((one) => forms.includes(formOf(one, field) ?? ''));
}

/** Every tag found so far: an answer that shows nothing proves nothing. */
const seen = new Set<string>();

function relationOf({ field }: Tag, { to, name }: Actor): string {
  const relation = to[field.startsWith('karigar.') ? 'karigar' : 'customer'];
  return relation === 'self' && name === 'nandini' ? 'customer' : relation;
}

async function tryOut(
  operation: Operation,
  actor: Actor,
  belonging: Belongings,
): Promise<string[]> {
  const text = await answerTo(
    operation,
    actor.client,
    trials[operation.name]?.own(belonging) ?? {},
  );
  return saidIn(text).flatMap((tag) => {
    seen.add(`${relationOf(tag, actor)} ${tag.field}`);
    const what = `${operation.name} tells ${actor.name} ${tag.field}: ${tag.text}`;
    return mayBeSaid(tag, operation, actor) ? [] : [what];
  });
}

async function answerTo(
  operation: Operation,
  client: Client,
  input: Record<string, unknown>,
): Promise<string> {
  if (operation.answersAs) {
    const path = operation.path.replace(/:(\w+)/g, (_, name) => String(input[name]));
    return (await client.send('GET', path)).text();
  }
  const { status, value, refusal } = await client.call(operation, input);
  // A fault says nothing, and would prove nothing.
  expect([operation.name, status]).not.toEqual([operation.name, 500]);
  return JSON.stringify(value ?? refusal);
}

test('random letters and digits, which a signature is made of, say nothing about anybody', () => {
  const likely = tags.filter(({ text }) => /^\w{1,6}$/.test(text));
  expect(likely.map(({ field }) => field)).toEqual(['visit.start-code']);
  const { startCode } = stage;
  expect(saidIn(JSON.stringify({ signature: `5c${startCode}f0` }))).toEqual([]);
  expect(saidIn(JSON.stringify({ startCode }))).toEqual(likely);
});

test('family, whoever is at home and guards hear what their link and their gate are for', async () => {
  const one = (name: string) => operations.find((each) => each.name === name) as Operation;
  const visitor = (to: Relationship): Actor => ({
    ...{ name: to, client: app.client(), to: { customer: to, karigar: to } },
  });
  const told = async (name: string, to: Relationship, input: Record<string, unknown>) => {
    const text = await answerTo(one(name), app.client(), input);
    const said = saidIn(text);
    for (const { field } of said) seen.add(`${to} ${field}`);
    return {
      said: said.map(({ field }) => field),
      tooMuch: said.filter((tag) => !mayBeSaid(tag, one(name), visitor(to))),
    };
  };
  const family = await told('readFollowedVisit', 'family', { token: stage.shareToken });
  expect(family).toEqual({ said: ['customer.name', 'karigar.name'], tooMuch: [] });
  const atHome = await told('readFollowedVisit', 'at-home', { token: stage.homeToken });
  expect(atHome).toEqual({
    said: ['customer.name', 'visit.start-code', 'karigar.name', 'karigar.name'],
    tooMuch: [],
  });
  const { nandini, bookings } = stage;
  const nandinis = await browserOf({ id: nandini.userId });
  const { value } = await nandinis.call(readGatePass, { id: bookings.coming });
  const asked = { code: value?.passes[0]?.code, pincode: TOWN.near };
  const guard = await told('checkGatePass', 'guard', asked);
  const atGate = await answerTo(one('checkGatePass'), app.client(), asked);
  expect(atGate).toMatch(/"face":"data:image\/webp;base64,/);
  seen.add('guard karigar.portrait');
  expect(guard).toEqual({
    said: ['customer.address', 'karigar.name', 'karigar.name'],
    tooMuch: [],
  });
});

const reading = operations.filter(({ method }) => method === 'GET');
const writing = operations.filter(({ method }) => method !== 'GET');
test.each([...reading, ...writing].map((one) => [one.name, one] as const))(
  '%s tells nobody more than they may see',
  async (_, operation) => {
    const told: string[] = [];
    for (const actor of await actorsOf(operation)) {
      for (const belonging of belongings())
        told.push(...(await tryOut(operation, actor, belonging)));
    }
    expect([...new Set(told)]).toEqual([]);
  },
);

/** A colleague who sees something sees it in one of these ways. */
const asStaff = (relation: string): string => relation.replace(/^operations-.*/, 'operations');

/**
 * Combinations that no answer here brings about: nobody has asked for a call, comes with others or has rated a customer,
 * without which a rating is blind; no complaint is decided, and nobody has taken a picture at a visit that goes on; operations
 * open a picture or a voice note by its address (`visit-photos`); and the places of a caller are parts of an address that
 * counts as a customer's.
 */
const NOT_TRIED: readonly string[] = [
  ...['crew-now karigar.name', 'crew-after karigar.name', 'crew-before karigar.name'],
  ...['crew-now visit.photos', 'operations visit.photos', 'operations visit.enclosures'],
  ...['crew-before customer.complaint', 'operations caller.name', 'operations caller.mobile'],
  ...['crew-now customer.rating', 'crew-before customer.rating', 'operations caller.address'],
];

test('every permission in the table was used in one of these tests', () => {
  const allowed = Object.entries(WHO_SEES).flatMap(([field, to]) =>
    Object.keys(to).map((relation) => `${asStaff(relation)} ${field}`),
  );
  const missing = [...new Set(allowed)].filter((one) => !seen.has(one) && !NOT_TRIED.includes(one));
  expect(missing).toEqual([]);
});
