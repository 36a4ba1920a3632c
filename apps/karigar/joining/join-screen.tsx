import { type ReactNode, useEffect, useState } from 'react';
import { readMe } from '#contract/applicant/read-me.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { signOut } from '../shell/session.ts';
import { useWords } from '../shell/words.tsx';
import { ApplicationDetails } from './application-details.tsx';
import { Documents } from './documents.tsx';
import { StageList, Stages } from './stages.tsx';

const AGAIN_MS = 30_000;

/** Shows the way from the first word to the first visit: where the applicant stands, why, and what is wanted of them now. */
export function JoinScreen({ whileWaiting }: { whileWaiting?: ReactNode }) {
  const words = useWords();
  const { join, me: meWords } = words.work;
  const me = useReading(readMe, {});
  const { again } = me;
  const [editing, setEditing] = useState(false);
  // Operations may be deciding while the applicant looks.
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void again();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  const application = me.value?.application ?? null;
  const state = application?.state;
  const anew = !state || state === 'refused' || state === 'left';
  const mayEdit = anew || state === 'applied';
  const changed = () => {
    setEditing(false);
    void again();
  };
  const sent = () => {
    changed();
    // The next step stands at the top.
    scrollTo(0, 0);
  };
  return (
    <section className="k-screen">
      <h1>{join.title}</h1>
      {!application && <NotYet />}
      {application && <Stages application={application} />}
      {(state === 'documents' || state === 'checked') && whileWaiting}
      {mayEdit && (anew || editing) && (
        <ApplicationDetails
          name={me.value?.name ?? ''}
          form={application?.form ?? undefined}
          onSent={sent}
        />
      )}
      {state === 'applied' && !editing && (
        <Button look="line" onClick={() => setEditing(true)}>
          {join.change}
        </Button>
      )}
      {application && !anew && (
        <Documents
          documents={application.documents}
          may={state === 'applied' ? 'show' : state === 'documents' ? 'add' : 'nothing'}
          onShown={changed}
        />
      )}
      <ToLearn />
      <Button look="soft" onClick={() => void signOut()}>
        {meWords.signOut}
      </Button>
    </section>
  );
}

function ToLearn() {
  return (
    <Link to="/help" className="k-choice">
      {useWords().help.learn}
      <Icon name="arrow-right" />
    </Link>
  );
}

function NotYet() {
  const { join } = useWords().work;
  return (
    <>
      <p className="k-lead">{join.lead}</p>
      <section className="k-card now">
        <StageList at={0} />
      </section>
    </>
  );
}
