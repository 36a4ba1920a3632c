import { type FormEvent, useEffect, useRef, useState } from 'react';
import { deleteAccount } from '#contract/customer/delete-account.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { policy } from '#contract/policy.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { leaveNothingBehind } from '../shell/session.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { type Privacy, useConfirming } from './use-confirming.ts';

type DeletePartProps = {
  privacy: Privacy;
  onBack: () => void;
  onHistory: () => void;
  /** The obstacles to deleting have changed. */
  onStale: () => void;
};

/** Says what goes and what stays before it asks; where it cannot be, why not and what to do. */
export function DeletePart({ privacy, onBack, onHistory, onStale }: DeletePartProps) {
  const { myData } = useWords();
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const confirming = useConfirming(privacy);
  useEffect(() => heading.current?.focus(), []);
  const { obstacle } = privacy;
  const mayConfirm = privacy.confirmBy !== 'sign-in' || privacy.isFresh;

  const erase = async (event: FormEvent) => {
    event.preventDefault();
    const proof = confirming.proof();
    if (busy || !proof) return;
    setBusy(true);
    const answer = await call(deleteAccount, proof);
    if (answer.ok) return leaveNothingBehind('/account-deleted');
    setBusy(false);
    if (answer.refusal.code in OBSTACLES || answer.refusal.code === 'sign-in-again') onStale();
    confirming.refused(answer.refusal);
  };
  return (
    <form noValidate onSubmit={(event) => void erase(event)}>
      <h3 ref={heading} tabIndex={-1}>
        {myData.goesTitle}
      </h3>
      <WhatGoesAndStays />
      {obstacle ? (
        <Obstacle obstacle={obstacle} onHistory={onHistory} />
      ) : (
        <>
          <h3>{myData.confirmTitle}</h3>
          <ConfirmFields confirming={confirming} privacy={privacy} />
        </>
      )}
      <p className="trouble" role="alert">
        {confirming.trouble}
      </p>
      <div className="buttons">
        <Button look="soft" disabled={busy} onClick={onBack}>
          {myData.back}
        </Button>
        {!obstacle && mayConfirm && (
          <Button type="submit" look="danger" busy={busy}>
            {myData.deleteForGood}
          </Button>
        )}
      </div>
    </form>
  );
}

function WhatGoesAndStays() {
  const { myData } = useWords();
  return (
    <>
      <ul>
        {myData.goes.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <h3>{myData.staysTitle}</h3>
      <p>{myData.stays({ years: policy.moneyRecordsYears })}</p>
      <p>{myData.staysSealed({ years: policy.moneyRecordsYears })}</p>
      <p>{myData.anew}</p>
    </>
  );
}

const OBSTACLES: Readonly<Record<string, true>> = {
  'bookings-ahead': true,
  'money-under-way': true,
  'account-of-staff': true,
};

type ObstacleProps = { obstacle: NonNullable<Privacy['obstacle']>; onHistory: () => void };

function Obstacle({ obstacle: { code, count }, onHistory }: ObstacleProps) {
  const { myData } = useWords();
  const reason = {
    'bookings-ahead': myData.bookingsAhead({ count }),
    'money-under-way': myData.moneyUnderWay,
    'account-of-staff': myData.staff,
  }[code];
  const help = {
    'bookings-ahead': myData.bookingsHelp,
    'money-under-way': myData.obstacleHelp,
    'account-of-staff': '',
  }[code];
  return (
    <div className="obstacle">
      <p>
        <b>{reason}</b>
      </p>
      <p>
        {help && `${help} `}
        <a className="link" href={`mailto:${knownBrand().email}`}>
          {knownBrand().email}
        </a>
      </p>
      {code !== 'account-of-staff' && (
        <Button look="line" onClick={onHistory}>
          {myData.seeBookings}
        </Button>
      )}
    </div>
  );
}
