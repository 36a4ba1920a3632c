import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { giveGateLink } from '#contract/ops/give-gate-link.ts';
import type { readSocietyFile } from '#contract/ops/read-society-file.ts';
import { withdrawGateLink } from '#contract/ops/withdraw-gate-link.ts';
import { newId } from '#kernel/ids.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';

type File = OutputOf<typeof readSocietyFile>;

/** The link with which the society's gate sees who is expected today: given, and withdrawn when a phone is lost. */
export function GateLink({ society, link }: { society: File['society']; link: File['gateLink'] }) {
  const { words, lang } = useSpeech();
  const { gateLink: says } = words.opsFind;
  const may = useMay();
  const acting = useAct();
  const [given, setGiven] = useState<string>();
  const give = async () => {
    const answer = await acting.run(giveGateLink, { societyId: society.id, id: newId() });
    if (answer) setGiven(answer.link);
  };
  const withdraw = async () => {
    if (await acting.run(withdrawGateLink, { societyId: society.id })) setGiven(undefined);
  };
  return (
    <Panel title={says.title}>
      <p className="o-help">{says.text}</p>
      <p>
        {link
          ? [
              says.givenAt({ at: shownAt(link.givenAt, lang) }),
              link.usedAt ? says.usedAt({ at: shownAt(link.usedAt, lang) }) : says.neverUsed,
            ].join(' · ')
          : says.none}
      </p>
      {given && <GivenLink key={given} link={given} />}
      <ActNotes acting={acting} />
      {may(giveGateLink) && (
        <div className="row wrap g4">
          <button
            type="button"
            className="o-btn"
            aria-busy={acting.busy || undefined}
            onClick={() => void give()}
          >
            {link ? says.renew : says.give}
          </button>
          {link && (
            <button type="button" className="o-btn danger" onClick={() => void withdraw()}>
              {says.withdraw}
            </button>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Selected by a touch, and copied by a button where the browser allows it. */
function GivenLink({ link }: { link: string }) {
  const { gateLink: says } = useSpeech().words.opsFind;
  const [said, setSaid] = useState(says.once);
  const byHand = () => setSaid(says.notCopied);
  const copy = () =>
    navigator.clipboard?.writeText(link).then(() => setSaid(says.copied), byHand) ?? byHand();
  return (
    <div className="o-field">
      <p role="status">{said}</p>
      <input
        readOnly
        className="o-in mono"
        value={link}
        aria-label={says.title}
        onFocus={(event) => event.target.select()}
      />
      <div className="row">
        <button type="button" className="o-btn" onClick={() => void copy()}>
          {says.copy}
        </button>
      </div>
    </div>
  );
}
