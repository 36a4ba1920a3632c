import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { openPerson } from '#contract/ops/open-person.ts';
import { shownDate } from '#ui/dates.ts';
import { ActForm } from '../shell/act.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';

type Opened = OutputOf<typeof openPerson>;

/** How somebody is reached, in full and for a reason that is written down. */
export function InFull({ userId }: { userId: string }) {
  const { ops, opsPeople: says } = useSpeech().words;
  const may = useMay();
  const [shown, setShown] = useState<Opened>();
  if (shown)
    return (
      <>
        <p>
          <a className="o-link" href={`tel:${shown.mobile}`}>
            {shown.mobile}
          </a>
          <br />
          {shown.email}
        </p>
        {shown.application && <ApplicationInFull form={shown.application} />}
      </>
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

/** An applicant's own statements, to be compared with the documents. */
function ApplicationInFull({ form }: { form: NonNullable<Opened['application']> }) {
  const { words, lang } = useSpeech();
  const { opsApplicants: says } = words;
  const { street, landmark, city, pincode } = form.address;
  return (
    <dl className="o-facts">
      <dt>{says.fullName}</dt>
      <dd>{form.fullName}</dd>
      <dt>{says.bornOn}</dt>
      <dd>{shownDate(form.bornOn, lang)}</dd>
      <dt>{words.ops.address}</dt>
      <dd>{[street, landmark, `${city} ${pincode}`].filter(Boolean).join(', ')}</dd>
      <dt>{says.identityKinds[form.identityKind]}</dt>
      <dd className="mono">…{form.identityEnding}</dd>
      <dt>{says.paidAt}</dt>
      <dd className="mono o-anywhere">
        {form.upiAddress ?? [form.bankAccount, form.ifsc].filter(Boolean).join(' · ')}
      </dd>
    </dl>
  );
}
