import { optionOf } from '#contract/catalogue/choices.ts';
import { termsOf } from '#contract/catalogue/known.ts';
import type { Category } from '#contract/policy.ts';
import { feesOf } from '#contract/policy-versions.ts';
import { type Paise, percentOf } from '#kernel/money.ts';

/** The facts on which the pay of one Karigar of a visit depends. */
export type PaidWork = {
  /** The booking's price, or what of it was accepted where work was stopped. */
  readonly pricePaise: Paise;
  /** Labour that was approved on top of it. */
  readonly laborPaise?: Paise;
  /** Parts that were approved, as they were bought. */
  readonly partsPaise?: Paise;
  readonly category: Category;
  /** The booked option of a pooja. */
  readonly option: string | null;
  readonly teamSize: number;
  /** The place in the team: 0 leads it. */
  readonly member?: number;
};

export type KarigarPay = {
  /** Their part of what the customer pays. */
  readonly grossPaise: Paise;
  readonly deductions: readonly { readonly kind: 'platform-fee'; readonly amountPaise: Paise }[];
  readonly netPaise: Paise;
};

/**
 * The amount one Karigar earns by a visit: the offer, the payment at acceptance and the earnings all use this. The team
 * divides evenly; the leader has the parts as well, because they bought them.
 */
export function quoteKarigarPay(work: PaidWork): KarigarPay {
  const { pricePaise, laborPaise = 0, partsPaise = 0, teamSize, member = 0 } = work;
  const workPaise = pricePaise + laborPaise;
  const sharePaise = percentOf(workPaise, sharePercentOf(work));
  const partsHere = member === 0 ? partsPaise : 0;
  const grossPaise = partOf(workPaise, teamSize, member) + partsHere;
  const netPaise = partOf(sharePaise, teamSize, member) + partsHere;
  const feePaise = grossPaise - netPaise;
  return {
    grossPaise,
    deductions: feePaise > 0 ? [{ kind: 'platform-fee', amountPaise: feePaise }] : [],
    netPaise,
  };
}

/**
 * Each day of an event is worth the same, and everybody who came on a day has a share of it. Where the same team came
 * every day, all have what they were told; the parts are the last leader's. `off`: what is no longer in `work`, because
 * a complaint was about one of the days; those who came on the others have what they would have had.
 */
export function payOfDays(
  work: Omit<PaidWork, 'teamSize' | 'member'>,
  crews: readonly (readonly number[])[],
  off?: OffOneDay,
): { readonly karigarId: number; readonly grossPaise: Paise; readonly amountPaise: Paise }[] {
  const [first = []] = crews;
  const isOneTeam = crews.every((crew) => crew.toSorted().join() === first.toSorted().join());
  const { partsPaise = 0 } = work;
  const days = isOneTeam ? [crews.at(-1) ?? []] : crews;
  const sums = new Map<number, { grossPaise: Paise; amountPaise: Paise }>();
  const worth = worthOfDays(work, days.length, isOneTeam ? undefined : off);
  for (const [day, crew] of days.entries()) {
    const ofDay = {
      ...work,
      pricePaise: worth[day] ?? 0,
      laborPaise: 0,
      partsPaise: day === days.length - 1 ? partsPaise : 0,
    };
    for (const [member, karigarId] of crew.entries()) {
      const pay = quoteKarigarPay({ ...ofDay, teamSize: crew.length, member });
      const before = sums.get(karigarId) ?? { grossPaise: 0, amountPaise: 0 };
      sums.set(karigarId, {
        grossPaise: before.grossPaise + pay.grossPaise,
        amountPaise: before.amountPaise + pay.netPaise,
      });
    }
  }
  return [...sums].map(([karigarId, sum]) => ({ karigarId, ...sum }));
}

/** The pay of one Karigar by the days on which they come: each is worth the same, and what cannot be divided is the first day's. */
export function payByDay(netPaise: Paise, days: number): Paise[] {
  const each = Math.floor(netPaise / days);
  return Array.from({ length: days }, (_, day) =>
    day === 0 ? netPaise - each * (days - 1) : each,
  );
}

/** The amount taken off one day, by its place among the days that are paid. */
export type OffOneDay = {
  readonly day: number;
  readonly pricePaise: Paise;
  readonly laborPaise: Paise;
};

function worthOfDays(
  { pricePaise, laborPaise = 0 }: Pick<PaidWork, 'pricePaise' | 'laborPaise'>,
  days: number,
  off: OffOneDay = { day: 0, pricePaise: 0, laborPaise: 0 },
): Paise[] {
  const even = Array.from(
    { length: days },
    (_, day) =>
      partOf(pricePaise + off.pricePaise, days, day) +
      partOf(laborPaise + off.laborPaise, days, day),
  );
  const leftPaise = (even[off.day] ?? 0) - off.pricePaise - off.laborPaise;
  if (leftPaise >= 0) return even.map((paise, day) => (day === off.day ? leftPaise : paise));
  // More than that day was worth, as of work that was broken off: the other days share what is left.
  const others = pricePaise + laborPaise;
  return even.map((_, day) =>
    day === off.day ? 0 : partOf(others, days - 1, day < off.day ? day : day - 1),
  );
}

/** Subtracts what a Karigar was already paid for a way that led to nothing, when they did the work after all. */
export const withoutPaidBefore = <
  Pay extends { karigarId: number; grossPaise: Paise; amountPaise: Paise },
>(
  pay: readonly Pay[],
  paid: readonly { readonly karigarId: number; readonly amountPaise: Paise }[],
): Pay[] =>
  pay.map((one) => {
    const before = paid.find(({ karigarId }) => karigarId === one.karigarId)?.amountPaise ?? 0;
    const less = Math.min(before, one.amountPaise);
    return { ...one, grossPaise: one.grossPaise - less, amountPaise: one.amountPaise - less };
  });

/** How far a visit that came to nothing had got: the Karigar was on the way, or had come to the door. */
export type Reached = 'on-the-way' | 'door';

/**
 * "Visit paid" (rulings): a Karigar who set out, or came, and could not work through no fault of theirs has their share
 * of the fee that the policy's table names for it, whether or not the customer is charged one.
 */
export function quoteVisitPay(
  visit: Pick<PaidWork, 'pricePaise' | 'category' | 'option' | 'teamSize' | 'member'> & {
    /** The policy that the booking was sold under; nothing of a later one changes what was agreed. */
    readonly policyVersion: string;
  },
  reached: Reached,
): Paise {
  const { dispatched, arrived } = feesOf(visit.policyVersion).feePercent;
  const feePaise = percentOf(visit.pricePaise, reached === 'door' ? arrived : dispatched);
  const sharePaise = percentOf(feePaise, sharePercentOf(visit));
  return partOf(sharePaise, visit.teamSize, visit.member ?? 0);
}

const sharePercentOf = ({ category, option }: Pick<PaidWork, 'category' | 'option'>): number => {
  const { karigarSharePercent, karigarSharePercentOfOption } = termsOf(category);
  return karigarSharePercentOfOption[optionOf(option) ?? ''] ?? karigarSharePercent;
};

/** An even part; the paise that cannot be divided go to the first, one each. */
const partOf = (amountPaise: Paise, teamSize: number, member: number): Paise =>
  Math.floor(amountPaise / teamSize) + (member < amountPaise % teamSize ? 1 : 0);
