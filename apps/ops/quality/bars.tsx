import { Panel } from '../shell/panel.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { type Choose, percent, type Quality, type Wanted } from './shares.ts';

type Line = {
  readonly key: string;
  readonly name: string;
  readonly part: number;
  readonly of: number;
  readonly was?: string;
  readonly wanted?: Wanted;
};
type BarsProps = { title: string; note?: string; lines: readonly Line[]; onChoose: Choose };

/** Lines with their number and its share of the whole, the longest bar as wide as there is room. */
function Bars({ title, note, lines, onChoose }: BarsProps) {
  const { opsQuality: says } = useSpeech().words;
  const most = Math.max(...lines.map(({ part }) => part), 1);
  return (
    <Panel title={title} beside={note}>
      {lines.length === 0 && <p>{says.none}</p>}
      <ul className="ql-bars">
        {lines.map(({ key, name, part, of, was, wanted }) => (
          <li key={key}>
            {wanted ? (
              <button type="button" className="o-link" onClick={() => onChoose(wanted)}>
                {name}
              </button>
            ) : (
              <span>{name}</span>
            )}
            <span className="ql-bar">
              <i style={{ width: `${(part / most) * 100}%` }} />
            </span>
            <b>{part}</b>
            <span className="t3">
              {percent(part, of)} · {of}
              {was}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Late by service and Karigar, refused, cancelled, rated. */
export function AllBars({ quality, onChoose }: { quality: Quality; onChoose: Choose }) {
  const { opsQuality: says } = useSpeech().words;
  const nameOf = useServiceName();
  const reasons: Readonly<Record<string, string>> = says.reasons;
  const ofReasons = (lines: Quality['refusals'], rows: 'cancelled' | 'refused'): Line[] =>
    lines.map(({ reason, count, before }) => ({
      ...{ key: reason, name: reasons[reason] ?? reason, part: count },
      of: lines.reduce((all, one) => all + one.count, 0),
      was: ` · ${says.was({ value: String(before), of: lines.reduce((all, one) => all + one.before, 0) })}`,
      wanted: { rows, reason },
    }));
  return (
    <>
      <Bars
        title={says.refused}
        note={says.refusedNote}
        lines={ofReasons(quality.refusals, 'refused')}
        onChoose={onChoose}
      />
      <Bars
        title={says.givenUp}
        lines={ofReasons(quality.cancellations, 'cancelled')}
        onChoose={onChoose}
      />
      <Bars
        title={says.byService}
        onChoose={onChoose}
        lines={quality.services.map(({ serviceId, name, late, visits }) => ({
          ...{ key: String(serviceId), name: nameOf(name), part: late, of: visits },
          wanted: { rows: 'late', serviceId },
        }))}
      />
      <Bars
        title={says.byKarigar}
        note={says.karigarNote}
        onChoose={onChoose}
        lines={quality.karigars.map(({ karigarId, name, late, visits }) => ({
          ...{ key: String(karigarId), name: name ?? String(karigarId), part: late, of: visits },
          wanted: { rows: 'late', karigarId },
        }))}
      />
      <Bars
        title={says.stars}
        onChoose={onChoose}
        lines={quality.stars.map(({ stars, count }) => ({
          ...{ key: String(stars), name: says.starsOf({ stars }), part: count },
          ...{ of: quality.ratings.of, wanted: { rows: 'ratings', stars } },
        }))}
      />
    </>
  );
}
