import { Outlet } from 'react-router';
import { Guard } from '../shell/guard.tsx';
import { FrameWithHistory } from './frame-with-history.tsx';

/** What all protected addresses share. */
export default function SignedIn() {
  return (
    <Guard>
      <FrameWithHistory>
        <Outlet />
      </FrameWithHistory>
    </Guard>
  );
}
