import { useState } from 'react';
import type { readMe } from '#contract/applicant/read-me.ts';
import { sendDocument } from '#contract/applicant/send-document.ts';
import {
  DOCUMENT_KINDS,
  DOCUMENTS_NEEDED,
  type DocumentKind,
} from '#contract/fields/application.ts';
import type { OutputOf } from '#contract/operation.ts';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { PictureButton } from '../shell/picture-button.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';

type Shown = NonNullable<OutputOf<typeof readMe>['application']>['documents'];

type DocumentsProps = {
  documents: Shown;
  /** While they are looked at none is exchanged, but one that is not there yet may follow. */
  may: 'show' | 'add' | 'nothing';
  onShown: () => void;
};

const isNeeded = (kind: DocumentKind): boolean =>
  (DOCUMENTS_NEEDED as readonly DocumentKind[]).includes(kind);

const TONE = { sent: '', accepted: 'good', returned: 'bad' } as const;

/** Each document with what has become of it; one that came back says why. */
export function Documents({ documents, may, onShown }: DocumentsProps) {
  const words = useWords();
  const { join } = words.work;
  const [error, setError] = useState<{ kind: DocumentKind; text: string }>();
  const [busy, during] = useBusy();
  const send = (kind: DocumentKind, image: string) =>
    during(async () => {
      const answer = await call(sendDocument, { kind, image });
      setError(answer.ok ? undefined : { kind, text: refusalText(answer.refusal, words) });
      if (answer.ok) onShown();
    });
  return (
    <section className="k-stack">
      <h2>{join.documents}</h2>
      <p className="k-note">{join.documentsText}</p>
      {DOCUMENT_KINDS.map((kind) => {
        const shown = documents.find((one) => one.kind === kind);
        return (
          <div key={kind} className={shown?.state === 'returned' ? 'k-card bad' : 'k-card'}>
            <p className="k-row">
              <b>{join.documentKinds[kind]}</b>
              {(shown || isNeeded(kind)) && (
                <span className={`k-pill ${shown ? TONE[shown.state] : 'wants'}`}>
                  {shown ? join.documentStates[shown.state] : join.missing}
                </span>
              )}
            </p>
            {shown?.reason && <p>{shown.reason}</p>}
            {shown && (
              <img className="k-document" src={shown.address} alt={join.documentKinds[kind]} />
            )}
            {(may === 'show' || (may === 'add' && !shown)) && (
              <PictureButton
                label={join.show({ kind: join.documentKinds[kind] })}
                busy={busy}
                camera={false}
                onPicture={(image) => void send(kind, image)}
                onTrouble={(text) => setError({ kind, text })}
              />
            )}
            <p className="k-said" role="alert">
              {error?.kind === kind && error.text}
            </p>
          </div>
        );
      })}
    </section>
  );
}
