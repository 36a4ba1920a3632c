import { Outlet } from 'react-router';
import { Guard } from '../shell/guard.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/** The frame that all protected addresses share. */
export default function SignedIn() {
  return (
    <Guard>
      <SignedInFrame>
        <Outlet />
      </SignedInFrame>
    </Guard>
  );
}
