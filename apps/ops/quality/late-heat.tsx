import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Heat } from './heat.tsx';
import { type Choose, hourName, hoursOf, percent, type Quality } from './shares.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The shade of so many late of a hundred. */
const shade = (late: number): string =>
  `h${[2, 4, 7, 10, 14].filter((from) => late >= from).length}`;

/** Late visits of a hundred, by ward and promised hour; where there are too few, a dot. */
export function LateHeat({ quality, onChoose }: { quality: Quality; onChoose: Choose }) {
  const { words, lang } = useSpeech();
  const { opsQuality: says } = words;
  const { wards, atLeast } = quality;
  const rows = wards.map(({ ward, names, hours }) => ({
    ...{ ward, names: names[lang] },
    all: percent(sum(hours.map(({ late }) => late)), sum(hours.map(({ visits }) => visits))),
    cells: hours.map(({ hour, visits, late }) => {
      const isEnough = visits >= atLeast;
      const label = says.cell({ ward, hour: hourName(hour), late, visits });
      return {
        ...{ hour, label: isEnough ? label : `${label}. ${says.tooFew({ count: atLeast })}` },
        text: isEnough ? String(Math.round((late / visits) * 100)) : '·',
        className: isEnough ? shade((late / visits) * 100) : 'na',
        onChoose: () => onChoose({ rows: 'visits', ward, hour }),
      };
    }),
  }));
  return (
    <Panel title={says.heat} beside={says.byWard}>
      {rows.length === 0 ? (
        <p>{says.none}</p>
      ) : (
        <Heat
          caption={`${says.heat}, ${says.byWard}`}
          wardWord={says.ward}
          allWord={says.inAll}
          hours={hoursOf(wards)}
          rows={rows}
        />
      )}
    </Panel>
  );
}
