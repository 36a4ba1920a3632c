import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { openPerson } from '#contract/ops/open-person.ts';
import { ActForm } from '../shell/act.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';

/** How somebody is reached, in full and for a reason that is written down. */
export function InFull({ userId }: { userId: string }) {
  const { ops, opsPeople: says } = useSpeech().words;
  const may = useMay();
  const [shown, setShown] = useState<OutputOf<typeof openPerson>>();
  if (shown)
    return (
      <p>
        <a className="o-link" href={`tel:${shown.mobile}`}>
          {shown.mobile}
        </a>
        <br />
        {shown.email}
      </p>
    );
  if (!may(openPerson)) return null;
  return (
    <ActForm
      title={says.inFull}
      text={ops.contactsText}
      button={ops.showContacts}
      onAct={async (why, acting) => {
        const value = await acting.run(openPerson, { id: userId, why });
        if (value) setShown(value);
        return value;
      }}
    />
  );
}
