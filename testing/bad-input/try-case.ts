import { DOOR_REFUSALS } from '#contract/operation.ts';
import { type Belongings, insertSomebody } from '../belongings.ts';
import type { EveryRoute } from '../every-route.ts';
import { changedBetween, lookAtRows, type Rows } from '../rows.ts';
import { type RawAnswer, send } from './raw-request.ts';
import type { Case } from './requests.ts';

/** Sends one case after the other, and says of each what is wrong with its answer; nothing is how it should be. */
export function caseTrier(app: EveryRoute): (one: Case) => Promise<string | undefined> {
  const { db } = app.world;
  let belongings: Belongings | undefined;
  let before: Rows | undefined;

  return async (one) => {
    await db.query('delete from throttles');
    belongings ??= await insertSomebody(app);
    before ??= await lookAtRows(db);
    const logged = app.log.length;
    const { headers, ...request } = one.request(belongings);
    const answer = await send(app.base, {
      ...request,
      headers: { ...asTheirBrowser(belongings), ...headers },
    });
    const after = await lookAtRows(db);
    const changed = changedBetween(before, after);
    const wrong = judge(one, answer, changed);
    const fault = app.log.slice(logged).find(({ level }) => level === 'error');
    // A person who has changed something is no longer as they were; the next case gets a new person.
    if (changed.length > 0) {
      belongings = undefined;
      before = undefined;
    }
    const problem = wrong ?? (fault && 'a fault was logged');
    return (
      problem &&
      `${one.operation.name} ${one.field ?? ''} (${one.what}): ${problem}\n  ${answer.status} ${answer.text.slice(0, 300)}${fault ? `\n  ${JSON.stringify(fault).slice(0, 600)}` : ''}`
    );
  };
}

const asTheirBrowser = ({ client, apiKey }: Belongings): Record<string, string> => ({
  authorization: `Bearer ${apiKey}`,
  origin: client.base,
  cookie: [...client.cookies].map(([name, { value }]) => `${name}=${value}`).join('; '),
});

function judge(
  one: Case,
  { status, text }: RawAnswer,
  changed: readonly string[],
): string | undefined {
  const { operation, field, mustBeRefused } = one;
  if (status === 0) return 'there was no answer';
  // The parser of the protocol has let it in no further than its first lines.
  if (status === 431 && changed.length === 0) return undefined;
  if (status >= 500) return 'that is our fault';
  if (status === 200) {
    if (mustBeRefused) return 'was accepted';
    return operation.method === 'GET' && changed.length > 0 ? `changed ${changed}` : undefined;
  }
  const answer = parse(text);
  if (!answer) return 'is no refusal of ours';
  const { code = '', fields = {} } = answer;
  const touched = changed.filter((table) => !WRITTEN_DOWN[code]?.includes(table));
  if (touched.length > 0) return `was refused, and changed ${touched}`;
  const promised = { ...DOOR_REFUSALS, ...operation.refusals }[code];
  if (!promised) return `says ${code}, which the contract does not name`;
  if (code !== 'invalid-input') return promised === status ? undefined : `${code} is ${promised}`;
  if (![400, 413, 415, 422].includes(status)) return 'has another status than bad input has';
  if (status !== 422 || !field) return undefined;
  const named = Object.keys(fields);
  const isNamed = named.some(
    (name) => name === 'form' || field.startsWith(name) || name.startsWith(field),
  );
  return isNamed ? undefined : `names ${named} instead of the field`;
}

/** A guess is counted before it is looked at; a safety exit that can end nothing is told to operations all the same. */
const WRITTEN_DOWN: Readonly<Record<string, readonly string[]>> = {
  'invalid-verification-code': ['codes'],
  'otp-session-expired': ['codes'],
  'nothing-to-join': ['codes'],
  'safety-exit-late': ['events', 'outbox', 'partings'],
};

function parse(text: string): { code?: string; fields?: Record<string, string> } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
