import { readLiveVisit } from '#contract/customer/read-live-visit.ts';
import { arrive } from '#contract/karigar/arrive.ts';
import { dispatchVisit } from '#contract/karigar/dispatch-visit.ts';
import { finishWork } from '#contract/karigar/finish-work.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { startWork } from '#contract/karigar/start-work.ts';
import type { Operation } from '#contract/operation.ts';
import { assignByHand } from '#contract/ops/assign-by-hand.ts';
import { newId } from '#kernel/ids.ts';
import { insertSession, insertStranger, putSession } from '../cast.ts';
import { type Client, createClient } from '../client.ts';
import type { Product } from '../product.ts';
import type { MovedClock } from './clock.ts';
import { insist } from './customers.ts';

export type Worker = { readonly karigarId: number; readonly client: Client };

/** One visit that is served: its customer, who comes, and the cash that was really handed over. */
export type Serving = {
  readonly id: string;
  readonly client: Client;
  readonly worker: Worker;
  cashPaise: number;
};

export type Company = {
  readonly product: Product;
  readonly clock: MovedClock;
  readonly ops: Client;
  workerOf(karigarId: number): Promise<Worker>;
};

/** People who sign in for the driver, each once. */
export async function openCompany(product: Product, clock: MovedClock): Promise<Company> {
  const enter = async (person: { readonly id: string }): Promise<Client> => {
    const client = createClient(product.url);
    putSession(client, await insertSession(product.db, person, Date.now(), true));
    return client;
  };
  const ops = await enter(await insertStranger(product.db, { role: 'ops' }));
  const workers = new Map<number, Promise<Worker>>();
  const hire = async (karigarId: number): Promise<Worker> => {
    const person = await insertStranger(product.db, { role: 'karigar', fullName: 'Ravi Pawar' });
    const { rows } = await product.db.query<{ id: string }>(
      'update karigars set user_id = coalesce(user_id, $2) where id = $1 returning user_id as id',
      [karigarId, person.id],
    );
    return { karigarId, client: await enter({ id: rows[0]?.id ?? '' }) };
  };
  const workerOf = (karigarId: number): Promise<Worker> => {
    const known = workers.get(karigarId) ?? hire(karigarId);
    workers.set(karigarId, known);
    return known;
  };
  return { product, clock, ops, workerOf };
}

/** Done, or a fault of the driver's own: every refusal here says that a door does not do what it promises. */
export async function must<O extends Operation>(
  client: Client,
  operation: O,
  input: Parameters<Client['call']>[1],
) {
  const answered = await insist(client, operation, input);
  if (!answered.value)
    throw new Error(`${operation.name}: ${JSON.stringify(answered.refusal ?? answered.status)}`);
  return answered.value;
}

/** The Karigar whose time was sold has said yes on the telephone. */
export async function assign(company: Company, id: string, client: Client): Promise<Serving> {
  const { rows } = await company.product.db.query<{ karigarId: number }>(
    'select karigar_id as "karigarId" from holds where booking_id = $1 order by karigar_id limit 1',
    [id],
  );
  const karigarId = rows[0]?.karigarId ?? 0;
  await must(company.ops, assignByHand, { id, karigarId, why: 'Said yes on the telephone' });
  const { rows: led } = await company.product.db.query<{ karigarId: number }>(
    'select karigar_id as "karigarId" from visits where id = $1',
    [id],
  );
  return { id, client, worker: await company.workerOf(led[0]?.karigarId ?? 0), cashPaise: 0 };
}

/** The hour at which something is done, by the clock of its server. */
type Hour = { readonly clock: Pick<MovedClock, 'now'> };

/** An act of the Karigar's under a name of its own, which stays the same however often it is sent. */
export const act = ({ clock }: Hour, { id }: Serving) => ({
  ...{ id, actionId: newId() },
  happenedAt: new Date(clock.now()).toISOString(),
});

export const setOut = (company: Hour, one: Serving) =>
  must(one.worker.client, dispatchVisit, act(company, one));

export async function comeToTheDoor(company: Hour, one: Serving): Promise<void> {
  const { visit } = await must(one.worker.client, readVisit, { id: one.id });
  const position = { ...visit.around, accuracyMeters: 20 };
  await must(one.worker.client, arrive, { ...act(company, one), position });
}

export async function begin(company: Hour, one: Serving): Promise<void> {
  await comeToTheDoor(company, one);
  await letIn(company, one);
}

/** The customer opens and says the code. */
export async function letIn(company: Hour, one: Serving): Promise<void> {
  const { visit } = await must(one.client, readLiveVisit, { id: one.id });
  await must(one.worker.client, startWork, { ...act(company, one), code: visit.startCode ?? '' });
}

/** With the bill as it was agreed, or a first line for so much less; what is due is counted in cash, or paid by the link. */
export async function finish(
  company: Hour,
  one: Serving,
  { by, lessPaise = 0 }: { readonly by: 'cash' | 'link'; readonly lessPaise?: number },
): Promise<void> {
  const { visit } = await must(one.worker.client, readVisit, { id: one.id });
  const { lines, duePaise } = visit.bill;
  if (visit.cashPaise !== (by === 'cash' ? duePaise : 0))
    throw new Error(`The app says ${visit.cashPaise} in cash, and ${duePaise} is due`);
  const [first] = lines;
  const cheaper = first && lessPaise > 0;
  const payBy = duePaise > 0 && !cheaper ? by : 'nothing';
  const cashPaise = payBy === 'cash' ? duePaise : 0;
  const lower = cheaper ? [{ line: first.line, amountPaise: first.amountPaise - lessPaise }] : [];
  await must(one.worker.client, finishWork, {
    ...{ ...act(company, one), payBy, cashPaise, lines: lower },
  });
  one.cashPaise += cashPaise;
}
