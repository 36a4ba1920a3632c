import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '../shell/words.tsx';
import { OwnAttendance } from './own-attendance.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** One who comes along says how far they are, and the leader sees it and says who stayed away. */
export function Crew({ visit }: { visit: KarigarVisit }) {
  if (visit.safetyExit) return null;
  return visit.leads ? <OfLeader visit={visit} /> : <OwnAttendance visit={visit} />;
}

function OfLeader({ visit }: { visit: KarigarVisit }) {
  const { crew } = useWords();
  const others = visit.team.filter(({ leads }) => !leads);
  const mayReport = visit.actions.includes('report-absent');
  const isKnown = others.some((one) => one.attendance || one.onTheWay);
  if (others.length === 0 || (!mayReport && !isKnown)) return null;
  return (
    <section className="k-card">
      <h2>{mayReport ? crew.title : crew.yours}</h2>
      <ul className="k-list">
        {others.map((one) => (
          <Member key={one.karigarId} visitId={visit.id} one={one} mayReport={mayReport} />
        ))}
      </ul>
      {mayReport && <p className="k-note">{crew.text}</p>}
    </section>
  );
}

type MemberProps = { visitId: string; one: KarigarVisit['team'][number]; mayReport: boolean };

function Member({ visitId, one, mayReport }: MemberProps) {
  const { crew } = useWords();
  const acting = useAct(visitId);
  const { attendance, name, karigarId, onTheWay } = one;
  const came = attendance?.came ?? true;
  // The server decides again: against the yes of another, of a phone or of operations nothing can be said here.
  const isOpen = !attendance || attendance.saidBy === 'leader' || !came;
  const mayChange = mayReport && isOpen && attendance?.saidBy !== 'operations';
  return (
    <li className="k-stack">
      <span>
        <b>{name}</b>
        {attendance && ` · ${came ? crew.came : crew.absent}`}
        {onTheWay && ` · ${crew.onTheWay}`}
      </span>
      {mayChange && (
        <Button
          look="line"
          size="lg"
          busy={acting.busy}
          onClick={() => void acting.run('reportCrewAbsent', { karigarId, came: !came })}
        >
          {came ? crew.sayAbsent({ name }) : crew.sayCame({ name })}
        </Button>
      )}
      <Said error={acting.error} />
    </li>
  );
}
