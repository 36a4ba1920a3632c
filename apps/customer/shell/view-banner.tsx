import { useEffect, useState } from 'react';
import { endView } from '#contract/public/end-view.ts';
import { shownClock } from '#ui/dates.ts';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { clearDrafts } from './personal-entries.ts';
import { useSession } from './session.ts';
import './view-banner.css';

/** Above everything while one of us looks as this customer: that they do, until when, and the way out. */
export function ViewBanner() {
  const { shell } = useWords();
  const session = useSession();
  const known = session.status === 'signed-in' ? session : undefined;
  const endsAt = known?.view?.endsAt;
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (endsAt === undefined) return;
    const left = setTimeout(leave, Math.max(0, Date.parse(endsAt) - Date.now()));
    return () => clearTimeout(left);
  }, [endsAt]);
  if (!known || endsAt === undefined) return null;
  const end = async () => {
    const answer = await call(endView, {});
    if (answer.ok) leave();
    else setFailed(true);
  };
  return (
    <div className="view-banner" role="status">
      <p>
        {shell.viewing({ name: known.user.fullName ?? '', time: shownClock(endsAt) })}
        {failed && ` ${shell.viewNotEnded}`}
      </p>
      <button type="button" className="btn line" onClick={() => void end()}>
        {shell.endViewing}
      </button>
    </div>
  );
}

function leave(): void {
  // Drafts begun while looking are nobody's.
  clearDrafts({ ofTheTab: true });
  location.assign('/');
}
