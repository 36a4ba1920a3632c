import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { readPrivacy } from '#contract/customer/read-privacy.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { queryOf, Refused } from '../api/query.ts';
import { Trouble } from '../shell/trouble.tsx';
import { DevicesPart } from './devices-part.tsx';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import './my-data.css';

/** Another password, the passkeys, and every device on which the account is open. */
export default function SecurityDialog({ onClose }: { onClose: () => void }) {
  const { everyday, myData, security } = useWords();
  const { data, error, refetch } = useQuery({ ...queryOf(readPrivacy, {}), staleTime: 0 });
  const title = useId();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="my-data">
      <DialogHead id={title} title={security.title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">
        <DevicesPart />
        <PasskeysPart />
        {data && <PasswordPart privacy={data} />}
        {!data && !error && <p role="status">{myData.loading}</p>}
        {!data && error && (
          <Trouble
            reference={error instanceof Refused ? error.refusal.reference : undefined}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Dialog>
  );
}
