import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import type { Lang } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { preventing } from '../../browser/preventing.ts';
import { shownMoment } from '../shell/shown-moment.ts';
import { useDraft } from '../shell/use-draft.ts';
import { useSpeech } from '../shell/words.tsx';
import { AddHearingFiles, HearingFiles } from './hearing-files.tsx';
import { lineLabel } from './line-label.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

type Complained = NonNullable<KarigarVisit['complaint']>;
type Props = { visit: KarigarVisit; complaint: Complained };

/** The complaint line by line, the Karigar's answers, the decision with who bears it, and one appeal. */
export function Complaint({ visit }: { visit: KarigarVisit }) {
  const { words: all, lang } = useSpeech();
  const { complaint: words } = all;
  const { complaint } = visit;
  if (!complaint) return null;
  return (
    <section className="k-card">
      <h2>{words.title}</h2>
      <p>
        <b>{words.reasons[complaint.reason]}</b>
      </p>
      {complaint.comment && (
        <blockquote className="k-quote">
          <small className="k-note">{words.says}</small>
          <p>{complaint.comment}</p>
        </blockquote>
      )}
      {complaint.mayAnswer ? (
        <>
          <Answers visit={visit} complaint={complaint} />
          <AddHearingFiles visitId={visit.id} beside="answer" files={complaint.answerFiles} />
        </>
      ) : (
        complaint.answers.map(({ line, answer }) => (
          <p key={line}>
            <small className="k-note">
              {words.yourSide({ line: lineName(visit, line, { service: words.service, lang }) })}
            </small>
            <br />
            {answer}
          </p>
        ))
      )}
      {!complaint.mayAnswer && complaint.answerFiles && complaint.answerFiles.length > 0 && (
        <>
          <small className="k-note">{words.yourAnswer}</small>
          <HearingFiles files={complaint.answerFiles} />
        </>
      )}
      <Decided visit={visit} complaint={complaint} />
    </section>
  );
}

type Read = { readonly service: string; readonly lang: Lang };

function lineName(visit: KarigarVisit, line: number, { service, lang }: Read): string {
  const found = visit.bill.lines.find((one) => one.line === line);
  if (!found) return String(line);
  return `${lineLabel(visit, found.label, lang) || service}, ${formatRupees(found.amountPaise)}`;
}

function Answers({ visit, complaint }: Props) {
  const { words, lang } = useSpeech();
  const acting = useAct(visit.id);
  const before = new Map(complaint.answers.map(({ line, answer }) => [line, answer]));
  const [typed, setTyped] = useDraft<Readonly<Record<number, string>>>(
    `complaint ${visit.id}`,
    () => ({}),
  );
  const textOf = (line: number) => typed[line] ?? before.get(line) ?? '';
  const answers = complaint.lines
    .map((line) => ({ line, answer: textOf(line).trim() }))
    .filter(({ answer }) => answer !== '');
  const said = complaint.answers.length > 0 || (complaint.answerFiles?.length ?? 0) > 0;
  return (
    <form
      className="k-form"
      onSubmit={preventing(() => {
        if (answers.length > 0) void acting.run('answerComplaint', { answers });
      })}
    >
      <p>{words.complaint.heard({ time: shownMoment(complaint.hearUntil, lang) })}</p>
      {complaint.lines.map((line) => (
        <label key={line} className="field">
          <span>
            {words.complaint.yourSide({
              line: lineName(visit, line, { service: words.complaint.service, lang }),
            })}
          </span>
          <textarea
            rows={3}
            maxLength={1000}
            value={textOf(line)}
            onChange={({ target }) => setTyped({ ...typed, [line]: target.value })}
          />
        </label>
      ))}
      <p role="status">{said && words.complaint.sent}</p>
      <Said error={acting.error} />
      <Button size="lg" className="k-wide" type="submit" busy={acting.busy}>
        {words.complaint.send}
      </Button>
    </form>
  );
}

function Decided({ visit, complaint }: Props) {
  const { complaint: words } = useSpeech().words;
  const { decision, appeal } = complaint;
  if (!decision) return null;
  const { outcome, refundPaise, reason, borneBy, costPaise } = decision;
  const amount = formatRupees(refundPaise);
  return (
    <>
      <h3>{words.decided}</h3>
      <p>{outcome === 'refund' ? words.outcomes.refund({ amount }) : words.outcomes[outcome]}</p>
      {outcome === 'refund' && borneBy && (borneBy === 'us' || costPaise > 0) && (
        <p>{words.bears[borneBy]}</p>
      )}
      <p>
        <b>{costPaise > 0 ? words.cost({ amount: formatRupees(costPaise) }) : words.noCost}</b>
      </p>
      {reason && (
        <p>
          <small className="k-note">{words.why}</small>
          <br />
          {reason}
        </p>
      )}
      {appeal && (
        <p role="status">
          {appeal.granted === null
            ? words.appealed
            : appeal.granted
              ? words.granted
              : words.refused}
          {appeal.answer && <small className="k-note"> {appeal.answer}</small>}
        </p>
      )}
      {appeal && <HearingFiles files={complaint.appealFiles} />}
      {decision.mayAppeal && (
        <Appeal visit={visit} until={decision.appealUntil} files={complaint.appealFiles} />
      )}
    </>
  );
}

type AppealProps = { visit: KarigarVisit; until: string; files: Complained['appealFiles'] };

function Appeal({ visit, until, files }: AppealProps) {
  const { words, lang } = useSpeech();
  const acting = useAct(visit.id);
  const [why, setWhy] = useDraft(`appeal ${visit.id}`, () => '');
  return (
    <form
      className="k-form"
      onSubmit={preventing(() => {
        void acting.run('appealDecision', { why: why.trim() });
      })}
    >
      <label className="field">
        <span>{words.complaint.appealText({ time: shownMoment(until, lang) })}</span>
        <textarea
          rows={3}
          maxLength={1000}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </label>
      <AddHearingFiles visitId={visit.id} beside="appeal" files={files} />
      <Said error={acting.error} />
      <Button look="line" size="lg" type="submit" busy={acting.busy}>
        {words.complaint.appealSend}
      </Button>
    </form>
  );
}
