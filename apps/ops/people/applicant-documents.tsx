import { useState } from 'react';
import { DOCUMENTS_NEEDED } from '#contract/fields/application.ts';
import { Panel } from '../shell/panel.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Application } from './file-of.ts';

type Documents = Application['documents'];

const LOOKS = { sent: 'o-chip', accepted: 'o-chip calm', returned: 'o-chip risk' } as const;

/** The pictures of an applicant's documents, each opened by itself: every look is written down. */
export function ApplicantDocuments({ documents }: { documents: Documents }) {
  const { opsApplicants: says } = useSpeech().words;
  const missing = DOCUMENTS_NEEDED.filter((kind) => !documents.some((one) => one.kind === kind));
  return (
    <Panel title={says.documents} beside={documents.length}>
      <p className="o-help">{says.looksText}</p>
      <ul className="o-rows">
        {documents.map((one) => (
          <Shown key={one.address} one={one} />
        ))}
        {missing.map((kind) => (
          <li key={kind}>
            <span>{says.documentKinds[kind]}</span>
            <span className="o-chip risk">{says.notSent}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Shown({ one }: { one: Documents[number] }) {
  const { words, lang } = useSpeech();
  const { opsApplicants: says } = words;
  const [isOpen, setIsOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const name = says.documentKinds[one.kind];
  return (
    <li className="apply-paper">
      <span>
        {name}
        <small>{[shownAt(one.sentAt, lang), one.reason].filter(Boolean).join(' · ')}</small>
      </span>
      <span className={LOOKS[one.state]}>{says.documentStates[one.state]}</span>
      <button
        type="button"
        className="o-btn"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? says.hide : says.look}: ${name}`}
        onClick={() => {
          setFailed(false);
          setIsOpen(!isOpen);
        }}
      >
        {isOpen ? says.hide : says.look}
      </button>
      {isOpen && !failed && <img src={one.address} alt={name} onError={() => setFailed(true)} />}
      {isOpen && failed && (
        <p className="o-note" role="alert">
          {says.notOpened}
        </p>
      )}
    </li>
  );
}
