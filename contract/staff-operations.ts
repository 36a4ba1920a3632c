import type { Operation } from './operation.ts';
import { addSecondFactor } from './public/add-second-factor.ts';
import { askPasskey } from './public/ask-passkey.ts';
import { beginSecondFactor } from './public/begin-second-factor.ts';
import { endStaffSession } from './public/end-staff-session.ts';
import { openStaffSession } from './public/open-staff-session.ts';
import { readStaffSession } from './public/read-staff-session.ts';
import { showSecondFactor } from './public/show-second-factor.ts';

/** How somebody of operations comes in. */
export const staffOperations: readonly Operation[] = [
  openStaffSession,
  readStaffSession,
  endStaffSession,
  beginSecondFactor,
  addSecondFactor,
  askPasskey,
  showSecondFactor,
];
