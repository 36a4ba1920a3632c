import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocietyRules } from '#contract/fields/society-rules.ts';
import { closeCityDay } from '#contract/ops/close-city-day.ts';
import { importSocieties } from '#contract/ops/import-societies.ts';
import { listSocietyRules } from '#contract/ops/list-society-rules.ts';
import { listZones } from '#contract/ops/list-zones.ts';
import { markDay } from '#contract/ops/mark-day.ts';
import { readCityDay } from '#contract/ops/read-city-day.ts';
import { readCityDays } from '#contract/ops/read-city-days.ts';
import { saveSociety } from '#contract/ops/save-society.ts';
import { readDayMarks } from '#contract/public/read-day-marks.ts';
import { addDays, dateInIndia } from '#kernel/time.ts';
import { type Belongings, insertSomebody } from '#testing/belongings.ts';
import { type EveryRoute, startEveryRoute } from '#testing/every-route.ts';

let app: EveryRoute;
let meera: Belongings;
let pincode: string;
beforeAll(async () => {
  app = await startEveryRoute();
  meera = await insertSomebody(app, { role: 'ops' });
  const { rows } = await app.world.db.query('select pincode from pincodes where served limit 1');
  pincode = rows[0].pincode;
});
afterAll(() => app.close());

const society = (name: string, differences: Partial<SocietyRules> = {}): SocietyRules => ({
  ...{ name, pincode, wings: ['A', 'B'], quietFor: 'noisy', gateNeedsPass: true, gateMinutes: 10 },
  quietHours: [{ weekday: 1, startsMinute: 840, endsMinute: 960 }],
  ...{ gateWords: { en: 'Gate 2.', hi: 'गेट 2', mr: 'गेट 2' }, lift: true },
  ...differences,
});
const find = async (text: string) =>
  (await meera.client.call(listSocietyRules, { text })).value?.societies ?? [];
const importFile = (csv: string, only?: 'look') =>
  meera.client.call(importSocieties, { csv, ...(only && { only }) });
const actsOf = async (type: string) =>
  (await app.world.db.query('select actor, data from events where type = $1', [type])).rows;

test('a society is written down with its rules, changed, and there only once however its name is spelt', async () => {
  const made = await meera.client.call(saveSociety, { society: society('Zinnia Court') });
  const id = made.value?.id ?? 0;
  expect(await find('zinnia')).toMatchObject([
    { ...society('Zinnia Court'), id, synthetic: false },
  ]);
  expect(
    await meera.client.call(saveSociety, { society: society('zinnia court CHS Ltd.') }),
  ).toMatchObject({ refusal: { code: 'society-there' } });
  const quieter = society('Zinnia Court CHS', { quietFor: 'all', quietHours: [], lift: null });
  expect(await meera.client.call(saveSociety, { id, society: quieter })).toMatchObject({
    value: { id },
  });
  expect(await find('Zinnia')).toMatchObject([{ ...quieter, id }]);
  expect(
    await meera.client.call(saveSociety, { id: 999_999, society: society('Nowhere Court') }),
  ).toMatchObject({ refusal: { code: 'society-unknown' } });
  expect(await actsOf('SocietiesWritten')).toContainEqual({
    ...{ actor: `ops:${meera.person.id}`, data: { societies: [id] } },
  });
});

test('a rule that cannot be is refused at its field', async () => {
  const wrong = society('Zebra Court', {
    gateMinutes: 99,
    quietHours: [{ weekday: 1, startsMinute: 960, endsMinute: 840 }],
  });
  expect(await meera.client.call(saveSociety, { society: wrong })).toMatchObject({
    refusal: {
      fields: { 'society.gateMinutes': 'number-invalid', 'society.quietHours.0': 'hours-invalid' },
    },
  });
});

test('each row of a file is judged by itself; a look writes nothing, and a second time nothing is new', async () => {
  const csv = [
    'name,pincode,wings,quiet_hours,gate_minutes',
    `Lotus Park,${pincode},A;B,mon-fri 14:00-16:00,5`,
    `Lotus Park CHS,${pincode},A,,`,
    `Rose Park,999999,A,,`,
    `Jasmine Park,${pincode},A,whenever,`,
    `"Mogra, Park",${pincode},A,,15`,
  ].join('\n');
  const outcomes = [
    { line: 2, outcome: 'new' },
    { line: 3, outcome: 'wrong', column: 'name', code: 'society-there' },
    { line: 4, outcome: 'wrong', column: 'pincode', code: 'outside-served-area' },
    { line: 5, outcome: 'wrong', column: 'quiet_hours', code: 'hours-invalid' },
    { line: 6, name: 'Mogra, Park', outcome: 'new' },
  ];
  expect(await importFile(csv, 'look')).toMatchObject({ value: { rows: outcomes } });
  expect(await find('Lotus')).toEqual([]);
  expect(await importFile(csv)).toMatchObject({ value: { rows: outcomes } });
  expect(await find('Lotus')).toMatchObject([{ gateMinutes: 5, quietHours: { length: 5 } }]);
  expect((await importFile(csv)).value?.rows.map(({ outcome }) => outcome)).toEqual([
    ...['same', 'wrong', 'wrong', 'wrong', 'same'],
  ]);
  const changed = csv.replace('14:00-16:00,5', '14:00-16:00,7');
  expect((await importFile(changed)).value?.rows[0]).toMatchObject({ outcome: 'changed' });
  expect(await importFile('just text')).toMatchObject({ refusal: { code: 'file-unreadable' } });
});

test('a file without a column leaves what stands there, and words change in each language', async () => {
  const words = { en: 'Gate 2.', hi: 'गेट 2', mr: 'गेट २' };
  const stands = society('Kaveri Court', { quietFor: 'all', gateWords: words });
  await meera.client.call(saveSociety, { society: stands });
  const outcomeOf = async (columns: string, cells: string) => {
    const csv = `name,pincode${columns}\nKaveri Court,${pincode}${cells}\n`;
    return (await importFile(csv)).value?.rows[0]?.outcome;
  };
  expect(await outcomeOf('', '')).toBe('same');
  expect(await outcomeOf(',gate_minutes', ',20')).toBe('changed');
  expect(await find('Kaveri')).toMatchObject([{ ...stands, gateMinutes: 20 }]);
  expect(await outcomeOf(',gate_words_mr', ',गेट ३')).toBe('changed');
  expect(await outcomeOf(',gate_words_mr', ',गेट ३')).toBe('same');
  const gateWords = { ...words, mr: 'गेट ३' };
  expect(await find('Kaveri')).toMatchObject([{ ...stands, gateMinutes: 20, gateWords }]);
  expect(await outcomeOf(',lift,wings', ',,')).toBe('changed');
  expect(await find('Kaveri')).toMatchObject([{ lift: null, wings: ['A'], gateWords }]);
});

test('a name, wing or gate word that cannot be stored or read on one line is refused at its field', async () => {
  const gateWords = { en: 'Gate\t2', hi: 'गेट', mr: 'गेट' };
  const wrong = society('Zebra\0Court', { wings: ['A\0'], gateWords });
  expect((await meera.client.call(saveSociety, { society: wrong })).refusal?.fields).toEqual({
    ...{ 'society.name': 'text-invalid', 'society.wings.0': 'text-invalid' },
    'society.gateWords.en': 'text-invalid',
  });
});

test('two who write the same society at the same moment write one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, nth) =>
      meera.client.call(saveSociety, {
        society: society(nth % 2 ? 'Race Court' : 'race court chs'),
      }),
    ),
  );
  expect(answers.filter(({ value }) => value)).toHaveLength(1);
  expect(await find('race court')).toHaveLength(1);
});

test('a day without visits is closed and opened; one that has visits is not closed over their heads', async () => {
  const today = dateInIndia(app.clock.now);
  const day = addDays(today, 200);
  const close = (on: string, closed = true) =>
    meera.client.call(closeCityDay, { city: 'mumbai', day: on, closed, why: 'Bandh' });
  expect(await close(day)).toMatchObject({ value: { closed: true } });
  expect(await close(day)).toMatchObject({ value: { closed: true } });
  expect(await actsOf('CityDayClosed')).toMatchObject([
    { data: { day, closed: true, why: 'Bandh' } },
  ]);
  const listed = async () => (await meera.client.call(readCityDays, {})).value?.closures;
  expect(await listed()).toEqual([{ city: 'mumbai', day, why: 'Bandh' }]);
  await close(day, false);
  expect(await listed()).toEqual([]);
  expect(await close(today)).toMatchObject({ refusal: { code: 'day-past' } });
  const { rows } = await app.world.db.query<{ at: Date }>(
    'select starts_at as at from holds where booking_id = $1',
    [meera.bookingId],
  );
  const booked = dateInIndia(Number(rows[0]?.at));
  const look = async (on: string) =>
    (await meera.client.call(readCityDay, { city: 'mumbai', day: on })).value;
  const inTheWay = await look(booked);
  expect(inTheWay?.first).toContainEqual(expect.objectContaining({ bookingId: meera.bookingId }));
  expect(inTheWay?.first).toHaveLength(inTheWay?.visits ?? 0);
  expect(await look(day)).toEqual({ visits: 0, first: [] });
  expect(await close(booked)).toMatchObject({
    refusal: { code: 'day-has-visits', params: { visits: inTheWay?.visits } },
  });
});

test('operations have the last word about a festival, and can leave it to the almanac again', async () => {
  const marks = async () => (await meera.client.call(readCityDays, {})).value?.marks ?? [];
  const [known] = (await marks()).filter(({ mark }) => mark === 'ekadashi');
  const { date, mark } = known ?? { date: '', mark: 'ekadashi' as const };
  const say = (shown: boolean | null, on = date) =>
    meera.client.call(markDay, { date: on, mark, shown });
  await say(false);
  await say(true, addDays(date, 1));
  const of = async () =>
    (await marks()).filter((one) => one.mark === mark && one.date <= addDays(date, 1));
  expect(await of()).toEqual([
    { date, mark, shown: false, by: 'operations' },
    { date: addDays(date, 1), mark, shown: true, by: 'operations' },
  ]);
  const told = await app.client().call(readDayMarks, { from: date, until: addDays(date, 1) });
  expect(told.value?.marks.filter((one) => one.mark === mark).map((one) => one.date)).toEqual([
    addDays(date, 1),
  ]);
  await say(null);
  await say(null, addDays(date, 1));
  expect(await of()).toEqual([{ date, mark, shown: true, by: 'almanac' }]);
});

test('a map that asks again and again for the zone switches is not sent every place each time', async () => {
  const { value: whole } = await meera.client.call(listZones, {});
  expect(whole?.places.map((one) => one.pincode)).toContain(pincode);
  const { value: short } = await meera.client.call(listZones, { places: 'none' });
  expect(short).toEqual({ ...whole, now: short?.now, wards: [], places: [] });
});
