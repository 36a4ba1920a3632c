import type { ForWorkers } from '#contract/fields/society-rules.ts';
import type { ByLanguage } from '#kernel/languages.ts';
import type { Database } from '#server/platform/database/connect.ts';

export type DemoSociety = {
  readonly name: string;
  readonly pincode: string;
  readonly wings: readonly string[];
  readonly quietFor: 'noisy' | 'all';
  readonly quietHours: readonly {
    readonly weekdays: readonly number[];
    readonly startsMinute: number;
    readonly endsMinute: number;
  }[];
  readonly needsPass: boolean;
  readonly gateMinutes: number;
  readonly lift: boolean;
  readonly forWorkers: ForWorkers;
  readonly gateWords: Partial<ByLanguage<string>> | null;
};

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const workdays = [1, 2, 3, 4, 5, 6];

/** Invented societies of the demonstration customers; each has other rules at its gate. Asha lives in the first. */
export const demoSocieties: readonly DemoSociety[] = [
  {
    name: 'Sahyadri Heights CHS Ltd',
    pincode: '400069',
    wings: ['A', 'B', 'C'],
    quietFor: 'noisy',
    quietHours: [{ weekdays: everyDay, startsMinute: 14 * 60, endsMinute: 16 * 60 }],
    needsPass: true,
    gateMinutes: 5,
    lift: true,
    forWorkers: { toilet: true, water: true, parking: false },
    gateWords: {
      en: 'Please use the service lift.',
      hi: 'कृपया सर्विस लिफ़्ट से जाएँ।',
      mr: 'कृपया सर्व्हिस लिफ्टने जा.',
    },
  },
  {
    name: 'Gulmohar Residency',
    pincode: '400058',
    wings: ['East', 'West'],
    quietFor: 'all',
    quietHours: [{ weekdays: [0], startsMinute: 13 * 60, endsMinute: 17 * 60 }],
    needsPass: false,
    gateMinutes: 0,
    lift: false,
    forWorkers: { toilet: null, water: true, parking: true },
    gateWords: null,
  },
  {
    name: 'Lake View Towers',
    pincode: '400076',
    wings: ['T1', 'T2', 'T3', 'T4'],
    quietFor: 'noisy',
    quietHours: [
      { weekdays: workdays, startsMinute: 13 * 60 + 30, endsMinute: 16 * 60 },
      { weekdays: [0], startsMinute: 0, endsMinute: 24 * 60 },
    ],
    needsPass: true,
    gateMinutes: 10,
    lift: true,
    forWorkers: { toilet: true, water: null, parking: true },
    gateWords: {
      en: 'Tools are listed at the gate, on the way in and out.',
      hi: 'आते-जाते समय गेट पर औज़ार लिखवाए जाते हैं।',
      mr: 'आत येताना आणि बाहेर जाताना गेटवर हत्यारांची नोंद होते.',
    },
  },
];

export async function sowDemoSocieties(db: Database): Promise<void> {
  await db.query(
    `with given as (
        select society, society ->> 'name' as name, society ->> 'pincode' as pincode
          from jsonb_array_elements($1) society
      ), sown as (
        insert into societies (name, pincode, wings, synthetic, quiet_for, gate_needs_pass, gate_minutes, gate_words, lift, for_workers)
          select name, pincode, array(select jsonb_array_elements_text(society -> 'wings')), true,
              society ->> 'quietFor', (society ->> 'needsPass')::boolean, (society ->> 'gateMinutes')::smallint,
              nullif(society -> 'gateWords', 'null'), (society ->> 'lift')::boolean, society -> 'forWorkers'
            from given
          on conflict (pincode, name) do nothing
          returning id, name, pincode)
      insert into society_quiet_hours (society_id, weekday, starts_minute, ends_minute)
        select sown.id, weekday::smallint, (quiet ->> 'startsMinute')::smallint, (quiet ->> 'endsMinute')::smallint
          from sown join given using (name, pincode),
            jsonb_array_elements(society -> 'quietHours') quiet,
            jsonb_array_elements_text(quiet -> 'weekdays') weekday`,
    [JSON.stringify(demoSocieties)],
  );
}
