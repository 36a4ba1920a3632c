import type { OutputOf } from '#contract/operation.ts';
import type { readChannels as promise } from '#contract/ops/read-channels.ts';
import { HOUR, type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Answer = OutputOf<typeof promise>;
type Channel = Answer['channels'][number]['channel'];

const CHANNELS = ['sms', 'whatsapp', 'email', 'push'] as const satisfies readonly Channel[];

type House = {
  readonly channels: readonly Channel[];
  readonly providers: readonly string[];
  readonly chosen: string;
};

/** How everything that leaves by others fares: told from what is written down of it, so that every server says the same. */
export async function readChannels(
  db: Database,
  { channels, providers, chosen }: House,
  now: Instant,
): Promise<Answer> {
  const since = new Date(now - HOUR);
  const [sent, paid] = await Promise.all([
    selectMessages.run(db, [[...CHANNELS], since]),
    selectPayments.run(db, [[...providers], since]),
  ]);
  return {
    channels: sent.map((one) => ({
      ...one,
      isSetUp: channels.includes(one.channel),
      lastSentAt: isoOf(one.lastSentAt),
      lastDeliveredAt: isoOf(one.lastDeliveredAt),
      oldestWaitingAt: isoOf(one.oldestWaitingAt),
    })),
    gateways: paid.map((one) => ({
      ...one,
      isChosen: one.provider === chosen,
      lastPaidAt: isoOf(one.lastPaidAt),
    })),
  };
}

const isoOf = (at: Instant | null): string | null => (at === null ? null : toIndiaIso(at));

type Sent = Omit<
  Answer['channels'][number],
  'isSetUp' | 'lastSentAt' | 'lastDeliveredAt' | 'oldestWaitingAt'
> & {
  lastSentAt: Instant | null;
  lastDeliveredAt: Instant | null;
  oldestWaitingAt: Instant | null;
};

const selectMessages = statement<[string[], Date], Sent>({
  name: 'view-channels-messages',
  text: `select c.channel,
      (select m.settled_at from messages m where m.channel = c.channel and m.state in ('sent', 'delivered')
        order by m.created_at desc limit 1) as "lastSentAt",
      (select m.delivered_at from messages m where m.channel = c.channel and m.state = 'delivered'
        order by m.created_at desc limit 1) as "lastDeliveredAt",
      h.sent as "sentLastHour", h.failed as "failedLastHour", w.waiting, w.oldest as "oldestWaitingAt"
    from unnest($1::text[]) with ordinality c (channel, position),
      lateral (select count(*) filter (where m.state in ('sent', 'delivered'))::int as sent,
          count(*) filter (where m.state = 'failed')::int as failed
        from messages m where m.channel = c.channel and m.created_at > $2) h,
      lateral (select count(*)::int as waiting, min(m.created_at) as oldest
        from messages m where m.channel = c.channel and m.state = 'waiting') w
    order by c.position`,
});

type Paid = Omit<Answer['gateways'][number], 'isChosen' | 'lastPaidAt'> & {
  lastPaidAt: Instant | null;
};

const selectPayments = statement<[string[], Date], Paid>({
  name: 'view-channels-payments',
  text: `select p.provider,
      (select a.settled_at from payment_attempts a where a.provider = p.provider and a.state = 'succeeded'
        order by a.settled_at desc limit 1) as "lastPaidAt",
      h.paid as "paidLastHour", h.failed as "failedLastHour", u.unknown
    from unnest($1::text[]) with ordinality p (provider, position),
      lateral (select count(*) filter (where a.state = 'succeeded')::int as paid,
          count(*) filter (where a.state = 'failed')::int as failed
        from payment_attempts a where a.provider = p.provider and a.created_at > $2) h,
      lateral (select count(*)::int as unknown from payment_attempts a
        where a.provider = p.provider and a.state = 'unknown' and a.next_ask_at is not null) u
    order by p.position`,
});
