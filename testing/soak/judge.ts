import type { Sample } from './figures.ts';

/** A third that is a tenth larger than the one before would double a server within a day. */
const FLAT = 1.1;
/** A table may cost each later booking so many times what it cost each earlier one: pages are filled by turns. */
const STEADY = 1.5;
const SMALL_BYTES = 2 ** 20;
/** Tables from which all is deleted that is over; the queue keeps a finished job for an hour. */
const PASSING = /^(public\.(outbox|throttles|codes|sessions|positions)|jobs\.)/;
const PASSED_MINUTES = 60;

export type Judged = { readonly figures: readonly string[]; readonly broken: readonly string[] };

/**
 * Whether memory is flat and every table is bounded: by the bookings that it keeps, or at all where what is over goes. The first
 * third warms up and is not judged.
 */
export function judge(samples: readonly Sample[]): Judged {
  const third = Math.floor(samples.length / 3);
  const middle = samples.slice(third, 2 * third);
  const last = samples.slice(2 * third);
  const found = [
    ...memory(middle, last),
    ...handles(middle, last),
    ...tables(samples[third], samples[2 * third], samples.at(-1)),
  ];
  return {
    figures: found.map(({ figure }) => figure),
    broken: found.flatMap(({ broken }) => broken ?? []),
  };
}

type Found = { readonly figure: string; readonly broken?: string };

function memory(middle: readonly Sample[], last: readonly Sample[]): Found[] {
  const count = last.at(-1)?.servers.length ?? 0;
  return Array.from({ length: count }, (_, server) => {
    const of = (part: readonly Sample[], key: 'rssMb' | 'heapMb') =>
      median(part.map(({ servers }) => servers[server]?.[key] ?? Number.NaN));
    const [before, after] = [of(middle, 'rssMb'), of(last, 'rssMb')];
    const figure = `server ${server}: memory ${mb(before)}, then ${mb(after)}; heap ${mb(of(middle, 'heapMb'))}, then ${mb(of(last, 'heapMb'))}`;
    return after <= before * FLAT
      ? { figure }
      : { figure, broken: `Memory of server ${server} is not flat.` };
  });
}

/** Open files and connections come and go with who asks; a leak only ever adds. */
function handles(middle: readonly Sample[], last: readonly Sample[]): Found[] {
  const of = (name: string, read: (sample: Sample) => number): Found => {
    const [before, after] = [median(middle.map(read)), median(last.map(read))];
    const figure = `${name} ${Math.round(before)}, then ${Math.round(after)}`;
    return after <= before * FLAT + 5 ? { figure } : { figure, broken: `${name} grow.` };
  };
  return [
    of('open files', ({ servers }) => servers.reduce((sum, { files }) => sum + files, 0)),
    of('connections to the database', ({ connections }) => connections),
    of('events that wait', ({ outbox }) => outbox),
  ];
}

function tables(
  start: Sample | undefined,
  half: Sample | undefined,
  end: Sample | undefined,
): Found[] {
  if (!(start && half && end)) return [];
  return Object.keys(end.tables)
    .map((name) => tableOf(name, start, half, end))
    .filter(({ bytes }) => bytes > SMALL_BYTES)
    .toSorted((one, other) => other.bytes - one.bytes);
}

function tableOf(name: string, start: Sample, half: Sample, end: Sample) {
  const [first, second, third] = [start, half, end].map(({ tables }) => tables[name] ?? 0) as [
    number,
    number,
    number,
  ];
  const each = (bytes: number, from: Sample, to: Sample) =>
    bytes / Math.max(1, to.bookings - from.bookings);
  const before = each(second - first, start, half);
  const after = each(third - second, half, end);
  const passing = PASSING.test(name);
  const figure = `${name}: ${mb(third / 2 ** 20)}, ${passing ? 'passing, ' : ''}${Math.round(before)} bytes a booking, then ${Math.round(after)}`;
  const grows = passing
    ? start.minutes >= PASSED_MINUTES && third > second * FLAT + SMALL_BYTES
    : third - second > SMALL_BYTES && after > before * STEADY;
  return {
    bytes: third,
    figure,
    ...(grows && { broken: `${name} grows faster than what it keeps.` }),
  };
}

const mb = (value: number): string => `${value.toFixed(1)} MB`;

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
