import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { Appeals } from './appeals.tsx';
import type { KarigarFileOf } from './file-of.ts';

/** Each pause with the four records of due process: notice, evidence, decision, appeal. */
export function PauseRecords({ pauses }: Pick<KarigarFileOf, 'pauses'>) {
  const { words, lang } = useSpeech();
  const { opsPeople: says, ops } = words;
  return (
    <Panel title={says.pauses} beside={pauses.length}>
      {pauses.length === 0 && <p className="t3">{says.noPauses}</p>}
      {pauses.map((one) => (
        <article key={one.id} className="o-field">
          <b>
            {ops.pauseReasons[one.reason]} · {shownAt(one.pausedAt, lang)}
            {one.over && ` · ${says.isOver} ${shownAt(one.over.at, lang)}`}
          </b>
          <dl className="o-facts">
            <dt>{says.records.notice}</dt>
            <dd>{one.notice}</dd>
            <dt>{says.records.evidence}</dt>
            <dd>{one.decision?.evidence ?? '–'}</dd>
            <dt>{says.records.decision}</dt>
            <dd>{one.decision ? says.decisions[one.decision.decision] : says.noDecision}</dd>
            <Appeals appeal={one.appeal} former={one.formerAppeals} />
          </dl>
        </article>
      ))}
      <Link className="o-link" to="/karigars/paused">
        {says.decideThere}
      </Link>
    </Panel>
  );
}
