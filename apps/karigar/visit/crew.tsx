import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '../shell/words.tsx';
import { askPosition } from './ask-position.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Attendance: one who comes along shows that they are there, and the leader says who stayed away. */
export function Crew({ visit }: { visit: KarigarVisit }) {
  if (visit.safetyExit) return null;
  return visit.leads ? <OfLeader visit={visit} /> : <OfMember visit={visit} />;
}

function OfMember({ visit }: { visit: KarigarVisit }) {
  const { crew, visit: says } = useWords();
  const acting = useAct(visit.id);
  const [looking, setLooking] = useState(false);
  // A visit kept by a version before says nothing of it.
  const { ownAttendance: own = null } = visit;
  const mayAttend = visit.actions.includes('attend');
  if (!own && !mayAttend) return null;
  const attend = async () => {
    if (looking) return;
    setLooking(true);
    acting.clear();
    const position = await askPosition();
    setLooking(false);
    if (!position) return acting.say(own?.came === false ? crew.noPositionAbsent : crew.noPosition);
    await acting.run('attendVisit', { position });
  };
  return (
    <section className={mayAttend ? 'k-card now' : 'k-card'}>
      <div role="status">
        {own?.came && <p>{crew.counted}</p>}
        {own && !own.came && <p>{crew.absentBy[own.saidBy]}</p>}
        {own && !own.came && mayAttend && <p>{crew.showHere}</p>}
      </div>
      {mayAttend && (
        <>
          <Button
            size="lg"
            className="k-wide"
            busy={looking || acting.busy}
            onClick={() => void attend()}
          >
            {looking ? says.arriving : says.arrive}
          </Button>
          <p className="k-note">{crew.attendText}</p>
        </>
      )}
      <Said error={acting.error} />
    </section>
  );
}

function OfLeader({ visit }: { visit: KarigarVisit }) {
  const { crew } = useWords();
  const others = visit.team.filter(({ leads }) => !leads);
  const mayReport = visit.actions.includes('report-absent');
  if (others.length === 0 || (!mayReport && others.every((one) => !one.attendance))) return null;
  return (
    <section className="k-card">
      <h2>{crew.title}</h2>
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
  const { attendance, name, karigarId } = one;
  const came = attendance?.came ?? true;
  // The server decides again: against the yes of another, of a phone or of operations nothing can be said here.
  const isOpen = !attendance || attendance.saidBy === 'leader' || !came;
  const mayChange = mayReport && isOpen && attendance?.saidBy !== 'operations';
  return (
    <li className="k-stack">
      <span>
        <b>{name}</b>
        {attendance && ` · ${came ? crew.came : crew.absent}`}
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
