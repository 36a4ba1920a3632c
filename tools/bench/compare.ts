import { median } from './volley.ts';

/** Result of one round of one side. */
export type Speed = {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
};

export type Comparison = {
  readonly what: string;
  readonly concurrency: number;
  readonly ours: Speed;
  readonly peer: Speed;
  /** The median of the rounds' ratios: a disturbance of one round does not decide. */
  readonly ratio: number;
  readonly aim: number | undefined;
};

const ROUNDS = 3;

/** Peer, ours, peer, ours …: whatever slows the machine down for a while slows both. */
export async function compare(
  what: { readonly what: string; readonly concurrency: number; readonly aim?: number },
  ours: () => Promise<Speed>,
  peer: () => Promise<Speed>,
): Promise<Comparison> {
  const rounds: { ours: Speed; peer: Speed }[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    rounds.push({ peer: await peer(), ours: await ours() });
  }
  return {
    what: what.what,
    concurrency: what.concurrency,
    aim: what.aim,
    ours: typical(rounds.map((round) => round.ours)),
    peer: typical(rounds.map((round) => round.peer)),
    ratio: median(rounds.map((round) => round.ours.perSecond / round.peer.perSecond)),
  };
}

const typical = (speeds: readonly Speed[]): Speed => ({
  perSecond: median(speeds.map((speed) => speed.perSecond)),
  p50Ms: median(speeds.map((speed) => speed.p50Ms)),
  p99Ms: median(speeds.map((speed) => speed.p99Ms)),
});
