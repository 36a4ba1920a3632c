import type { OutputOf } from '#contract/operation.ts';
import { closeMonth } from '#contract/ops/close-month.ts';
import type { readTrialBalance } from '#contract/ops/read-trial-balance.ts';
import { shownMonth } from '#ui/dates.ts';
import { readAnew } from '../api/reading.ts';
import { ActForm } from '../shell/act.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownSince } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';

/** The end of a month: two people say that its books are right, and then nothing is added to it any more. */
export function CloseMonth({ balance }: { balance: OutputOf<typeof readTrialBalance> }) {
  const { words, lang } = useSpeech();
  const { opsLedger: says } = words;
  const { month, state, digest, entries, earlierOpen, mine } = balance;
  const mayAct = (state === 'open' || (state === 'waits' && !mine)) && !earlierOpen && entries > 0;
  return (
    <Panel title={says.closingTitle} beside={says.count({ count: entries })}>
      {state === 'closed' && (
        <p>
          {says.closedBy({
            first: balance.proposedBy ?? '–',
            second: balance.closedBy ?? '–',
            moment: balance.closedAt ? shownSince(balance.closedAt, lang) : '–',
          })}
        </p>
      )}
      {state === 'running' && <p className="t3">{says.states.running}</p>}
      {earlierOpen && (
        <p>
          {says.earlierFirst({ month: shownMonth(`${earlierOpen}-01`, lang) })}{' '}
          <Link className="o-link" to={`/money/books/${earlierOpen}`}>
            {says.earlierRead}
          </Link>
        </p>
      )}
      {state === 'waits' && (
        <p className="o-note calm" role="status">
          {mine ? says.waitsMine : says.waitsFor({ name: balance.proposedBy ?? '–' })}
        </p>
      )}
      {mayAct && (
        <ActForm
          title={shownMonth(`${month}-01`, lang)}
          text={says.closingText}
          button={says.close}
          onAct={async (why, acting) => {
            const done = await acting.run(closeMonth, { month, digest, why });
            // Changed meanwhile, its books are shown as they are now, to be looked at again.
            if (!done) await readAnew();
            return done;
          }}
        />
      )}
      {entries > 0 && (
        <p className="t3">
          {says.fingerprint} <span className="mono o-anywhere">{digest.slice(0, 16)}</span>
        </p>
      )}
    </Panel>
  );
}
