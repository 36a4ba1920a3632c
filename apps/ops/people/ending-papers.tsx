import { listKarigarPapers } from '#contract/ops/list-karigar-papers.ts';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

/** Documents of Karigars that run out within a month or have run out, and whether their owner was reminded. */
export function EndingPapers() {
  const { words, lang } = useSpeech();
  const { opsApplicants: says, opsPeople, ops } = words;
  const reading = useReading(listKarigarPapers, {}, { everyMs: 60_000 });
  const papers = reading.value?.papers ?? [];
  return (
    <div className="o-body">
      <Panel title={says.papers} beside={reading.value && papers.length}>
        <p className="o-help">{says.papersText}</p>
        <Waiting reading={reading} />
        {reading.value && papers.length === 0 && <p>{says.noPapers}</p>}
        {papers.length > 0 && (
          <table className="o-t">
            <thead>
              <tr>
                <th>{ops.karigar}</th>
                <th>{opsPeople.whatChecked}</th>
                <th>{opsPeople.paperNumber}</th>
                <th>{says.holdsUntil}</th>
                <th>{says.reminded}</th>
              </tr>
            </thead>
            <tbody>
              {papers.map((one) => (
                <tr key={`${one.karigarId} ${one.kind}`}>
                  <td>
                    <Link className="o-link" to={`/karigars/${one.karigarId}`}>
                      {one.name}
                    </Link>
                  </td>
                  <td>{opsPeople.checkKinds[one.kind]}</td>
                  <td className="mono">{one.number ?? '–'}</td>
                  <td>
                    <span className={one.state === 'over' ? 'o-chip harm' : 'o-chip risk'}>
                      {shownDate(one.validUntil, lang)} · {opsPeople.checkStates[one.state]}
                    </span>
                  </td>
                  <td>{one.remindedAt ? shownAt(one.remindedAt, lang) : says.notReminded}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
    </div>
  );
}
