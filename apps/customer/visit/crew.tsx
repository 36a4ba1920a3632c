import { reportCrewAbsence } from '#contract/customer/report-crew-absence.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import type { VisitPart } from './visit-part.ts';

/** The crew by name: who is on the way, who came, and who the customer says did not. */
export function Crew({ visit, onChanged }: VisitPart) {
  const words = useWords().visit.crew;
  const members = visit.karigar?.members ?? [];
  const mayReport = visit.actions.includes('report-absent');
  const isKnown = members.some(({ attendance, onTheWay }) => attendance !== null || onTheWay);
  const isCoded = members.some(({ code }) => code);
  if (!mayReport && !isKnown && !isCoded) return null;
  return (
    <section className="visit-card visit-crew">
      <h2>{mayReport ? words.title : words.yours}</h2>
      <ul>
        {members.map((one) => (
          <Member key={one.karigarId} {...{ one, mayReport, onChanged }} bookingId={visit.id} />
        ))}
      </ul>
      {mayReport && <p className="note">{words.text}</p>}
      {isCoded && <p className="note">{words.code}</p>}
    </section>
  );
}

type Members = NonNullable<VisitPart['visit']['karigar']>['members'];
type MemberProps = Pick<VisitPart, 'onChanged'> & {
  bookingId: string;
  one: Members[number];
  mayReport: boolean;
};

function Member({ bookingId, one, mayReport, onChanged }: MemberProps) {
  const words = useWords().visit.crew;
  const { karigarId, name, attendance, onTheWay, code } = one;
  const came = attendance?.came ?? true;
  const saying = useChange(reportCrewAbsence, words.told, onChanged);
  // The server decides again: against the yes of another, of a phone or of operations nothing can be said here.
  const isOpen = !attendance || attendance.saidBy === 'customer' || !came;
  const mayChange = isOpen && attendance?.saidBy !== 'operations';
  return (
    <li>
      <span>
        <b>{name}</b>
        {attendance && ` · ${came ? words.came : words.absent}`}
        {onTheWay && ` · ${words.onTheWay}`}
        {code && (
          <b className="num" data-crew-code={code} translate="no">
            {' · '}
            {code}
          </b>
        )}
      </span>
      {mayReport && mayChange && (
        <Button
          look="line"
          busy={saying.busy}
          onClick={() => void saying.send({ id: bookingId, karigarId, came: !came })}
        >
          {came ? words.sayAbsent({ name }) : words.sayCame({ name })}
        </Button>
      )}
      <p className="change-trouble" role="alert">
        {saying.trouble}
      </p>
    </li>
  );
}
