import { POLICY_VERSION, policy } from './policy.ts';

/** A policy whose numbers may be others than those of today. */
export type Numbers<T> = T extends number
  ? number
  : { readonly [Name in keyof T]: Numbers<T[Name]> };

export type Policy = Numbers<typeof policy>;
export type FeeTable = Policy['cancellation'];

export type PolicyVersion = {
  readonly version: string;
  /** The day in India from which on bookings are sold under it. */
  readonly from: string;
  readonly cancellation: FeeTable;
  /** The fingerprint (`fingerprintOf`) of the numbers under which its first booking was sold. */
  readonly fingerprint: string;
};

/**
 * Every table of fees under which bookings were ever sold, oldest first: a booking is charged by the one it was sold under,
 * whatever has changed since. A new policy is a new row here, with the numbers of the former one written out and its
 * fingerprint as it was: numbers that change under a version that is there keep the server from starting.
 */
export const POLICY_VERSIONS: readonly PolicyVersion[] = [
  {
    version: POLICY_VERSION,
    from: '2026-11-01',
    cancellation: policy.cancellation,
    fingerprint: '31f901d6',
  },
];

/** Eight characters that are others as soon as one number of the table is (FNV-1a). */
export function fingerprintOf(fees: FeeTable): string {
  const text = numbersOf(fees).sort().join();
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const numbersOf = (part: object): string[] =>
  Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'object'
      ? numbersOf(value).map((inner) => `${name}.${inner}`)
      : [`${name}=${value}`],
  );

/** The fees that a booking sold under this version is charged by. */
export function feesOf(version: string, versions = POLICY_VERSIONS): FeeTable {
  const sold = versions.find((one) => one.version === version);
  if (!sold) throw new RangeError(`No policy of version ${version} is known`);
  return sold.cancellation;
}

/** Contradictions within a policy, a sentence for each: a number above its cap would be charged as the cap, silently. */
export const contradictionsOf = (judged: Policy): string[] => [
  ...contradictionsOfFees(judged.cancellation),
  ...(partsOf(judged) === 100
    ? []
    : [`the parts of an event add up to ${partsOf(judged)} %, not to 100 %`]),
  ...[
    ...Object.entries(judged.karigarSharePercent),
    ...Object.entries(judged.karigarSharePercentOfOption),
  ].flatMap(([of, share]) =>
    share >= 0 && share <= 100 ? [] : [`the share of Karigars of ${of} is ${share} % of the price`],
  ),
  ...ORDERED.flatMap(({ what, of, before }) =>
    of(judged) < before(judged)
      ? []
      : [`${what}: ${of(judged)} does not come before ${before(judged)}`],
  ),
];

const partsOf = ({ event }: Policy): number =>
  event.advancePercent + event.eventDayPercent + event.completionPercent;

/** Windows that follow each other: each number has to be less than the other. */
const ORDERED: readonly {
  readonly what: string;
  readonly of: (judged: Policy) => number;
  readonly before: (judged: Policy) => number;
}[] = [
  {
    what: 'minutes after which a late visit is free to cancel, and those after which nobody has come',
    of: ({ cancellation }) => cancellation.freeWhenLateMinutes,
    before: ({ noShow }) => noShow.karigarAfterMinutes,
  },
  {
    what: 'minutes after which a customer may say that nobody came, and those after which the clock says so',
    of: ({ noShow }) => noShow.karigarAfterMinutes,
    before: ({ noShow }) => noShow.karigarByClockMinutes,
  },
  {
    what: 'hours before the start at which a Karigar may set out, and at which a cash advance is due',
    of: ({ visit }) => visit.dispatchHoursBefore,
    before: ({ cashAdvanceDue }) => cashAdvanceDue.hoursBeforeStart,
  },
  {
    what: 'working days within which a refund arrives, from and to',
    of: ({ refund }) => refund.workingDays.from,
    before: ({ refund }) => refund.workingDays.to,
  },
  ...(['daily', 'event', 'religious'] as const).map((category) => ({
    what: `minutes before the start at which a ${category} visit without a Karigar is called off, and at which its customer hears of it`,
    of: ({ unserved }: Policy) => unserved.minutesBeforeStart[category],
    before: ({ alarm }: Policy) => alarm.nobodyYetMinutesBefore[category],
  })),
];

/** Judges a table of fees alone; the former ones are judged as well. */
export function contradictionsOfFees(fees: FeeTable): string[] {
  const { feePercent, capPercent, freeHoursBefore, lateHoursBefore } = fees;
  const broken: string[] = [];
  const steps = [
    ['under 24 hours', feePercent.under24Hours, capPercent.futureDated],
    ['under 3 hours', feePercent.under3Hours, capPercent.futureDated],
    ['once the Karigar is on the way', feePercent.dispatched, capPercent.sameDay],
    ['once the Karigar is at the door', feePercent.arrived, capPercent.sameDay],
  ] as const;
  steps.forEach(([when, fee, cap], at) => {
    if (fee > cap) broken.push(`the fee ${when} is ${fee} %, above its cap of ${cap} %`);
    const [, before = 0] = steps[at - 1] ?? [];
    if (fee < Number(before)) broken.push(`the fee ${when} is ${fee} %, less than before it`);
  });
  for (const [name, percent] of Object.entries({
    ...capPercent,
    mirror: fees.mirrorPercentAfterStart,
  }))
    if (percent < 0 || percent > 100) broken.push(`${name} is ${percent} % of the price`);
  if (lateHoursBefore >= freeHoursBefore)
    broken.push(`the hours before the start cross: ${lateHoursBefore} and ${freeHoursBefore}`);
  return broken;
}

/** All that is wrong with the policies of the product, named by their versions; nothing opens while there is any. */
export const brokenPolicies = (
  now: Policy = policy,
  versions: readonly PolicyVersion[] = POLICY_VERSIONS,
): string[] => [
  ...contradictionsOf(now).map((sentence) => `The policy of today: ${sentence}.`),
  ...versions
    .slice(0, -1)
    .flatMap(({ version, cancellation }) =>
      contradictionsOfFees(cancellation).map(
        (sentence) => `The policy of ${version}: ${sentence}.`,
      ),
    ),
  ...versions.flatMap(({ version, cancellation, fingerprint }) =>
    fingerprintOf(cancellation) === fingerprint
      ? []
      : [
          `The fees of the policy of ${version} are not those under which bookings were sold: their fingerprint is ${fingerprintOf(cancellation)}, not ${fingerprint}. Other fees need a version of their own.`,
        ],
  ),
  ...versions.flatMap(({ version, from }, at) => {
    const next = versions[at + 1];
    return next && next.from <= from
      ? [`The policy of ${next.version} begins on ${next.from}, no later than that of ${version}.`]
      : [];
  }),
  ...(versions.at(-1)?.version === POLICY_VERSION
    ? []
    : [`The last policy of the list is not ${POLICY_VERSION}, under which bookings are sold.`]),
];
