import { useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import { lateSheet } from '../shell/late-sheet.tsx';

const [TermsDialog] = lateSheet(() => import('./terms-dialog.tsx'));

const ENTRY = 'terms-later';

/** Asks a customer who has not accepted the terms in force; one who puts it off is asked again at the next visit. */
export function AskTerms({ user }: { user: PersonView }) {
  const [later, setLater] = useState(wasPutOff);
  if (!user.termsDue || later) return null;
  return (
    <TermsDialog
      onClose={() => {
        putOff();
        setLater(true);
      }}
    />
  );
}

function wasPutOff(): boolean {
  try {
    return sessionStorage.getItem(ENTRY) !== null;
  } catch {
    return false;
  }
}

function putOff(): void {
  try {
    sessionStorage.setItem(ENTRY, '1');
  } catch {
    // Then they are asked again after a reload.
  }
}
