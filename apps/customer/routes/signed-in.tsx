import { Outlet, useNavigate } from 'react-router';
import { Frame } from '../shell/frame.tsx';
import { Guard } from '../shell/guard.tsx';

/** The frame of the protected addresses. */
export default function SignedIn() {
  const navigate = useNavigate();
  return (
    <Guard>
      <Frame openHistory={() => void navigate('/booking-history')}>
        <Outlet />
      </Frame>
    </Guard>
  );
}
