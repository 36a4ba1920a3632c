import { type FormEvent, useState } from 'react';
import { downloadData } from '#contract/customer/download-data.ts';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { saveFile } from '../../browser/save-file.ts';
import { call } from '../api/call.ts';
import { ConfirmFields } from './confirm-fields.tsx';
import { type Privacy, useConfirming } from './use-confirming.ts';

type DownloadPartProps = { privacy: Privacy; user: PersonView; onStale: () => void };

/** One press and one file; a person who has not signed in just now shows first that it is they. */
export function DownloadPart({ privacy, user, onStale }: DownloadPartProps) {
  const { myData } = useWords();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const confirming = useConfirming(privacy);

  const download = async (event: FormEvent) => {
    event.preventDefault();
    const proof = privacy.isFresh ? {} : confirming.proof();
    if (busy || !proof) return;
    setBusy(true);
    setSaved(false);
    const answer = await call(downloadData, proof);
    setBusy(false);
    if (!answer.ok) {
      // Their sign-in was longer ago than it seemed: now it has to be shown.
      if (privacy.isFresh) onStale();
      return confirming.refused(answer.refusal);
    }
    const text = JSON.stringify(answer.value.data, null, 2);
    saveFile(answer.value.fileName, new Blob([text], { type: 'application/json' }));
    setSaved(true);
  };
  return (
    <form noValidate onSubmit={(event) => void download(event)}>
      <h3>{myData.downloadTitle}</h3>
      <p>{myData.downloadText}</p>
      {!privacy.isFresh && <ConfirmFields confirming={confirming} privacy={privacy} />}
      <p className="trouble" role="alert">
        {confirming.trouble}
      </p>
      {(privacy.isFresh || privacy.confirmBy !== 'sign-in') && (
        <Button type="submit" look="line" busy={busy}>
          {myData.download}
        </Button>
      )}
      <p className="done" role="status">
        {saved && myData.downloaded}
      </p>
      {user.profileImage && (
        <a className="link" href={user.profileImage} download="profile-picture.webp">
          {myData.savePicture}
        </a>
      )}
    </form>
  );
}
