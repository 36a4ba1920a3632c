import { readPayee } from '#contract/applicant/read-payee.ts';
import type { OutputOf } from '#contract/operation.ts';
import { useReading } from '../api/reading.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { AsOf, Waiting } from '../shell/trouble.tsx';
import { useLang, useSpeech, useWords } from '../shell/words.tsx';
import { ChangePayee } from './change-payee.tsx';

type Standing = OutputOf<typeof readPayee>;

/** The current payee, the next one with its date, and the way to change it. */
export function PayeeScreen() {
  const { words, lang } = useSpeech();
  const { payee } = words.work;
  const reading = useReading(readPayee, {});
  const { value } = reading;
  return (
    <section className="k-screen">
      <h1>{payee.title}</h1>
      <AsOf reading={reading} />
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {value && (
        <>
          <section className="k-card">
            <h2>{payee.now}</h2>
            {value.payee ? <Shown one={value.payee} /> : <p>{payee.none}</p>}
          </section>
          {value.next && (
            <section className="k-card">
              <h2>{payee.next({ time: shownMoment(value.next.usableAt, lang) })}</h2>
              <Shown one={value.next.payee} />
              <p className="k-note">{payee.nextText}</p>
            </section>
          )}
          {value.stopped && (
            <section className="k-card">
              <h2>{value.stopped.undone ? payee.undone : payee.stopped}</h2>
              <Shown one={value.stopped.payee} />
              {!value.stopped.undone && <p>{value.stopped.why}</p>}
            </section>
          )}
          {value.undoToken && <Undo token={value.undoToken} />}
          <ChangePayee
            key={value.next?.usableAt}
            codeTo={value.codeTo}
            askPassword={value.askPassword}
          />
        </>
      )}
    </section>
  );
}

function Shown({ one }: { one: NonNullable<Standing['payee']> }) {
  const { payee } = useWords().work;
  if (one.upiAddress)
    return (
      <p>
        <b>{one.upiAddress}</b>
      </p>
    );
  return (
    <p>
      <b className="num">{payee.account({ ending: one.accountEnding ?? '' })}</b>
      <small className="k-note num"> · {one.ifsc}</small>
    </p>
  );
}

/** The page that takes the change back belongs to everybody: the mail about it leads there as well. */
function Undo({ token }: { token: string }) {
  const { payee } = useWords().work;
  const lang = useLang();
  return (
    <section className="k-card">
      <h2>{payee.recent}</h2>
      <p>{payee.recentText}</p>
      <a className="btn soft lg" href={`/undo-change?lang=${lang}#payee=${token}`}>
        {payee.undo}
      </a>
    </section>
  );
}
