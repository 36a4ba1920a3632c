import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#server/platform/database/connect.ts';
import type { Closing } from '#tools/closing.ts';
import { closingOnSignals } from '../drills/closing-on-signals.ts';
import { askAgain, countDoubled, countLost, pause, untilFiled } from '../drills/drill.ts';
import { startProduct } from '../product.ts';
import { acknowledgedIn, type Bookers, letThemBook } from '../races/bookers.ts';
import { type Customer, gatherCrowd } from '../races/crowd.ts';
import { listBroken } from '../races/invariants.ts';
import { seededRecipe } from '../recipes.ts';
import { openThreeNodes } from './three-nodes.ts';

export type FailedOver = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  readonly broken: readonly string[];
  /** How long until each server booked again after the primary was moved by hand, before work on its machine. */
  readonly movedMs: readonly number[];
};
export type Kill = {
  readonly nth: number;
  readonly node: string;
  /** How long until each of the servers has acknowledged a booking that was asked for after the kill. */
  readonly bookedAfterMs: readonly number[];
};

const PEOPLE = 6;
const BOOK_EVERY_MS = 1_000;
const GIVE_UP_MS = 120_000;

/**
 * Kills the primary of three so many times while people book at two servers, of which one knows all hosts and the other
 * HAProxy alone. In between the one that was killed comes back as a standby.
 */
export async function failOver(times: number, onKill: (kill: Kill) => void): Promise<FailedOver> {
  const closing = closingOnSignals();
  try {
    const { nodes, product, crowd, bookers, db } = await openStage(closing);
    for (let nth = 1; nth <= times; nth += 1) {
      await nodes.untilWhole();
      await pause(2_000);
      const node = await nodes.killPrimary();
      const killedAt = performance.now();
      const bookedAfterMs = await Promise.all(
        product.urls.map((_, server) => untilBookedAt(bookers, crowd, server, killedAt)),
      ).catch((error: Error) => {
        throw new Error([error.message, ...crashesIn(product.logged())].join('\n'));
      });
      onKill({ nth, node, bookedAfterMs });
      nodes.revive(node);
    }
    await nodes.untilWhole();
    const movedAt = performance.now();
    await nodes.control('switchover', '--force');
    const movedMs = await Promise.all(
      product.urls.map((_, server) => untilBookedAt(bookers, crowd, server, movedAt)),
    );
    await nodes.untilWhole();
    const listed = await nodes.control('list');
    await bookers.stop();
    await askAgain({ bookers, product });
    await untilFiled({ db });
    const acknowledged = acknowledgedIn(bookers.attempts);
    return {
      acknowledged: acknowledged.length,
      lost: await countLost({ db }, acknowledged),
      doubled: await countDoubled({ db, bookers }),
      movedMs,
      broken: [
        ...(/Leader/.test(listed) ? [] : [`patronictl names no leader:\n${listed}`]),
        ...(await listBroken(db, acknowledged)),
        ...crashesIn(product.logged()),
      ],
    };
  } finally {
    await closing.close();
  }
}

/** Lines in which a server says why it has ended. */
const crashesIn = (log: string): string[] =>
  log
    .split('\n')
    .filter((line) => /"event":"(crash|jobs-not-started|pages-not-loaded)"/.test(line));

async function openStage(closing: Closing) {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-failover-'));
  closing.add(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const nodes = await openThreeNodes(folder, closing);
  await nodes.untilWhole();
  const admin = new pg.Client({ connectionString: nodes.proxied('postgres') });
  await admin.connect();
  await admin.query('create database aangan');
  await admin.end();
  const db = connect({ url: nodes.url('aangan'), poolSize: 4 });
  await (await seededRecipe()).build(db);
  const addresses = [nodes.url('aangan'), nodes.proxied('aangan')];
  const product = await startProduct({
    servers: 2,
    world: { db, url: nodes.url('aangan'), close: () => db.end() },
    environment: { AANGAN_BOOKING_LIMITS: 'off', AANGAN_CHECK_ANSWERS: 'off' },
    environmentOf: (server) => ({ DATABASE_URL: addresses[server] as string }),
  });
  closing.add(() => product.close());
  const crowd = await gatherCrowd(db, PEOPLE);
  const bookers = letThemBook(product.urls, crowd, { everyMs: BOOK_EVERY_MS });
  closing.add(() => bookers.stop());
  return { nodes, product, crowd, bookers, db };
}

/** Those of one server are every second of the crowd. */
async function untilBookedAt(
  { attempts }: Bookers,
  crowd: readonly Customer[],
  server: number,
  since: number,
): Promise<number> {
  while (performance.now() - since < GIVE_UP_MS) {
    const found = attempts.find(
      ({ customer, answer, askedAt }) =>
        askedAt > since && answer?.status === 200 && crowd.indexOf(customer) % 2 === server,
    );
    if (found) return found.askedAt + found.tookMs - since;
    await pause(20);
  }
  const answers = attempts.filter(({ askedAt }) => askedAt > since).map(({ answer }) => answer);
  const said = new Set(answers.map((one) => `${one?.status} ${one?.code ?? ''}`));
  throw new Error(`Nobody can book at server ${server} any more: ${[...said].join(', ')}.`);
}
