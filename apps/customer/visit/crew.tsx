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
  if (!mayReport && !isKnown && visit.crewCode === null) return null;
  return (
    <section className="visit-card visit-crew">
      <h2>{mayReport ? words.title : words.yours}</h2>
      <ul>
        {members.map((one) => (
          <Member key={one.karigarId} {...{ one, mayReport, onChanged }} bookingId={visit.id} />
        ))}
      </ul>
      {mayReport && <p className="note">{words.text}</p>}
      {visit.crewCode && <CrewCode code={visit.crewCode} />}
    </section>
  );
}

/** Said at the door to those whose phone cannot show where they are. */
function CrewCode({ code }: { code: string }) {
  const words = useWords().visit.crew;
  return (
    <p className="note">
      {words.code}{' '}
      <b className="num" data-crew-code={code} translate="no">
        {code}
      </b>
    </p>
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
  const { karigarId, name, attendance, onTheWay } = one;
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
