import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readPrivacy } from '#contract/customer/read-privacy.ts';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { shownDayAndMonth, shownMonth } from '#ui/dates.ts';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { queryOf, Refused } from '../api/query.ts';
import { Trouble } from '../shell/trouble.tsx';
import { DeletePart } from './delete-part.tsx';
import { DownloadPart } from './download-part.tsx';
import { LooksPart } from './looks-part.tsx';
import { PolicyLinks } from './policy-links.tsx';
import { RequestsPart } from './requests-part.tsx';
import type { Privacy } from './use-confirming.ts';
import './my-data.css';

type MyDataDialogProps = { user: PersonView; onHistory: () => void; onClose: () => void };

/** The person's consents, what is kept about them, and the way out for good (DPDP Act 2023). */
export default function MyDataDialog({ user, onHistory, onClose }: MyDataDialogProps) {
  const { everyday, myData } = useWords();
  const [deleting, setDeleting] = useState(false);
  const { data, error, refetch } = useQuery({ ...queryOf(readPrivacy, {}), staleTime: 0 });
  const title = useId();
  const again = () => void refetch();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="my-data">
      <DialogHead
        id={title}
        title={deleting ? myData.deleteTitle : myData.title}
        closeLabel={everyday.close}
        onClose={onClose}
      />
      <div className="dialog-body">
        {data && deleting && (
          <DeletePart
            privacy={data}
            onBack={() => setDeleting(false)}
            onHistory={onHistory}
            onStale={again}
          />
        )}
        {data && !deleting && (
          <>
            <DownloadPart privacy={data} user={user} onStale={again} />
            <ConsentPart consent={data.consent} />
            <RequestsPart onLeave={onClose} />
            <LooksPart />
            <section>
              <h3>{myData.deleteTitle}</h3>
              <p>{myData.deleteText}</p>
              <Button look="line" className="to-delete" onClick={() => setDeleting(true)}>
                {myData.deleteOpen}
              </Button>
            </section>
          </>
        )}
        {!data && !error && <p role="status">{myData.loading}</p>}
        {!data && error && (
          <Trouble
            reference={error instanceof Refused ? error.refusal.reference : undefined}
            onRetry={again}
          />
        )}
      </div>
    </Dialog>
  );
}

function ConsentPart({ consent }: Pick<Privacy, 'consent'>) {
  const { myData } = useWords();
  const lang = useLang();
  return (
    <section>
      <h3>{myData.consentTitle}</h3>
      <p>
        {consent
          ? myData.consent({
              version: shownMonth(`${consent.version}-01`, lang),
              day: `${shownDayAndMonth(consent.acceptedAt.slice(0, 10), lang)} ${consent.acceptedAt.slice(0, 4)}`,
            })
          : myData.noConsent}
      </p>
      <PolicyLinks />
    </section>
  );
}
