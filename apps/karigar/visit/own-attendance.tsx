import { useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Button } from '#ui/button.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { preventing } from '../../browser/preventing.ts';
import { Picture } from '../shell/picture.tsx';
import { useWords } from '../shell/words.tsx';
import { askPosition } from './ask-position.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** One who comes along: on the way, at the door, and counted or not. */
export function OwnAttendance({ visit }: { visit: KarigarVisit }) {
  const { crew } = useWords();
  // A visit kept by a version before says nothing of it.
  const { ownAttendance: own = null, isOnTheWay = false } = visit;
  const maySetOut = visit.actions.includes('set-out');
  const mayAttend = visit.actions.includes('attend');
  if (!own && !mayAttend && !maySetOut && !isOnTheWay) return null;
  return (
    <section className={mayAttend || maySetOut ? 'k-card now' : 'k-card'}>
      <div role="status">
        {isOnTheWay && <p>{crew.seenOnTheWay}</p>}
        {own?.came && <p>{crew.counted}</p>}
        {own && !own.came && <p>{crew.absentBy[own.saidBy]}</p>}
        {own && !own.came && mayAttend && <p>{crew.showHere}</p>}
      </div>
      {maySetOut && <SetOut visitId={visit.id} />}
      {mayAttend && <Attend visit={visit} />}
    </section>
  );
}

function SetOut({ visitId }: { visitId: string }) {
  const { visit } = useWords();
  const acting = useAct(visitId);
  return (
    <>
      <Button
        size="lg"
        className="k-wide"
        busy={acting.busy}
        onClick={() => void acting.run('setOutWithCrew')}
      >
        <Picture name="leave" />
        {visit.dispatchVisit}
      </Button>
      <Said error={acting.error} />
    </>
  );
}

function Attend({ visit }: { visit: KarigarVisit }) {
  const { crew, visit: says } = useWords();
  const acting = useAct(visit.id);
  const [looking, setLooking] = useState(false);
  const [byCode, setByCode] = useState(false);
  const attend = async () => {
    if (looking) return;
    setLooking(true);
    acting.clear();
    const position = await askPosition();
    setLooking(false);
    if (position) return void (await acting.run('attendVisit', { position }));
    setByCode(true);
    acting.say(visit.ownAttendance?.came === false ? crew.noPositionAbsent : crew.noPosition);
  };
  // Before somebody has set out, being at the door is not yet the next step.
  const look = visit.actions.includes('set-out') ? 'line' : undefined;
  return (
    <>
      <Button
        {...(look && { look })}
        size="lg"
        className="k-wide"
        busy={looking || (acting.busy && !byCode)}
        onClick={() => void attend()}
      >
        {looking ? says.arriving : says.arrive}
      </Button>
      <p className="k-note">{crew.attendText}</p>
      <Said error={acting.error} />
      {byCode ? (
        <ByCode visitId={visit.id} />
      ) : (
        <Button look="line" size="lg" className="k-wide" onClick={() => setByCode(true)}>
          {crew.withCode}
        </Button>
      )}
    </>
  );
}

/** Six digits that the customer reads on their page, where the phone does not know where it is. */
function ByCode({ visitId }: { visitId: string }) {
  const { crew, karigar } = useWords();
  const acting = useAct(visitId);
  const [code, setCode] = useState('');
  const send = async (typed: string) => {
    if (typed.length !== 6) return acting.say(karigar.signIn.codeMissing);
    if (!(await acting.run('attendVisit', { code: typed }))) setCode('');
  };
  return (
    <form className="k-form" noValidate onSubmit={preventing(() => send(code))}>
      <OtpField
        label={crew.code}
        name="crew-code"
        bySms={false}
        value={code}
        error={acting.error}
        help={crew.codeText}
        onValue={(value) => {
          setCode(value);
          acting.clear();
        }}
        onComplete={(whole) => void send(whole)}
      />
      <Button type="submit" size="lg" className="k-wide" busy={acting.busy}>
        {crew.sendCode}
      </Button>
    </form>
  );
}
