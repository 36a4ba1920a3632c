import type { AccountClosure } from '#contract/account-closure.ts';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { Appeals } from './appeals.tsx';

/** A pause with the four records of due process: notice, evidence, decision, appeal. */
export function ClosureRecords({ of: one }: { of: AccountClosure }) {
  const { words, lang } = useSpeech();
  const { opsPeople: says, ops } = words;
  const { decision } = one;
  return (
    <article className="o-field">
      <b>
        {says.closureReasons[one.reason]} · {shownAt(one.at, lang)}
        {one.reopenedAt && ` · ${says.isOver} ${shownAt(one.reopenedAt, lang)}`}
      </b>
      {one.reopenedAt === null && one.endsAt && (
        <p className="o-note calm">{ops.endsAt({ time: shownAt(one.endsAt, lang) })}</p>
      )}
      <dl className="o-facts">
        <dt>{says.records.notice}</dt>
        <dd>{one.notice}</dd>
        <dt>{says.records.evidence}</dt>
        <dd>{decision?.evidence ?? '–'}</dd>
        <dt>{says.records.decision}</dt>
        <dd>{decision ? says.accountDecisions[decision.decision] : says.noDecision}</dd>
        <Appeals appeal={one.appeal} former={one.formerAppeals} />
        {one.reopenedWhy && (
          <>
            <dt>{says.reopenedWhy}</dt>
            <dd>{one.reopenedWhy}</dd>
          </>
        )}
      </dl>
    </article>
  );
}
