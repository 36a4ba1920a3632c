import { readDemand } from '#contract/ops/read-demand.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Heat } from './heat.tsx';
import { type Demand, hourName, hoursOf, percent } from './shares.ts';

type Minutes = { readonly held: number; readonly onDuty: number };

const total = (all: readonly Minutes[]): Minutes =>
  all.reduce<Minutes>(
    (sum, one) => ({ held: sum.held + one.held, onDuty: sum.onDuty + one.onDuty }),
    { held: 0, onDuty: 0 },
  );

/** At night many are on call and nobody asks: those hours are left out. */
const isWanted = ({ held, refused }: { held: number; refused: number }): boolean =>
  held > 0 || refused > 0;

const shade = (percentTaken: number): string =>
  `l${[25, 50, 70, 85, 100].filter((from) => percentTaken >= from).length}`;

/** The share of the Karigars' time that was taken, by ward and hour, and how many bookings were refused there. */
export function DemandHeat({ from, until }: { from: string; until: string }) {
  const { opsQuality: says } = useSpeech().words;
  const reading = useReading(readDemand, { from, until });
  const { value } = reading;
  const all = value && total(value.wards.flatMap(({ hours }) => hours));
  return (
    <Panel title={says.demand}>
      <Waiting reading={reading} />
      {value && all && (
        <>
          <p className="t3">
            {says.taken({
              percent: percent(all.held, all.onDuty),
              before: percent(value.before.held, value.before.onDuty),
            })}
          </p>
          <Table demand={value} />
          <p className="t3">{says.demandNote}</p>
        </>
      )}
    </Panel>
  );
}

function Table({ demand: { wards } }: { demand: Demand }) {
  const { words, lang } = useSpeech();
  const { opsQuality: says } = words;
  const rows = wards.map(({ ward, names, hours }) => {
    const of = total(hours);
    return {
      ...{ ward, names: names[lang], all: percent(of.held, of.onDuty) },
      cells: hours.map(({ hour, held, onDuty, refused }) => ({
        hour,
        text: `${onDuty === 0 ? '–' : Math.round((held / onDuty) * 100)}${refused > 0 ? ` (${refused})` : ''}`,
        className: onDuty === 0 ? 'na' : shade((held / onDuty) * 100),
        label: `${ward}, ${hourName(hour)}: ${percent(held, onDuty)} · ${says.refusedShort} ${refused}`,
      })),
    };
  });
  if (!wards.some(({ hours }) => hours.some(isWanted))) return <p>{says.none}</p>;
  return (
    <Heat
      caption={says.demand}
      wardWord={says.ward}
      allWord={says.inAll}
      hours={hoursOf(wards.map(({ hours }) => ({ hours: hours.filter(isWanted) })))}
      rows={rows}
    />
  );
}
