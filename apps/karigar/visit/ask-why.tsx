import { useId, useState } from 'react';
import type { KarigarVisit } from '#contract/karigar/karigar-visit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { toast } from '#ui/toast.tsx';
import { go } from '../shell/path.tsx';
import { useWords } from '../shell/words.tsx';
import { ReasonChoice } from './reason-choice.tsx';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

type AskWhyProps = {
  visitId: string;
  queuedAction: 'releaseVisit' | 'breakOffVisit';
  title: string;
  text: string;
  reasons: readonly (readonly [key: string, label: string])[];
  /** Those of the crew, one of whom leads instead. */
  heirs?: readonly Pick<KarigarVisit['team'][number], 'karigarId' | 'name'>[];
  onClose: () => void;
};

/** Those whom a leader may name to lead instead; a visit kept by a version before names nobody. */
export const heirsOf = ({ leads, team }: Pick<KarigarVisit, 'leads' | 'team'>) =>
  leads ? team.filter(({ mayLead }) => mayLead) : [];

/** The server chooses. */
const ANYBODY = 'anybody';

/** A reason, and what follows from it, before the visit goes to somebody else. */
export function AskWhy(props: AskWhyProps) {
  const { visitId, queuedAction, title, text, reasons, heirs = [], onClose } = props;
  const { visit, karigar, crew } = useWords();
  const heading = useId();
  const [reason, setReason] = useState<string>();
  const [heir, setHeir] = useState(ANYBODY);
  const acting = useAct(visitId);
  const send = async () => {
    if (!reason) return acting.say(visit.chooseReason);
    const leader = heir === ANYBODY ? {} : { leaderId: Number(heir) };
    if (!(await acting.run(queuedAction, { reason, ...leader }))) return;
    toast(visit.given);
    go('/', { replace: true });
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="k-sheet">
      <DialogHead id={heading} title={title} closeLabel={karigar.close} onClose={onClose} />
      <div className="k-form k-sheet-body">
        <p>{text}</p>
        <ReasonChoice legend={visit.why} reasons={reasons} chosen={reason} onChoose={setReason} />
        {heirs.length > 0 && (
          <ReasonChoice
            legend={crew.whoLeads}
            reasons={[
              [ANYBODY, crew.anybodyLeads],
              ...heirs.map(({ karigarId, name }) => [String(karigarId), name] as const),
            ]}
            chosen={heir}
            onChoose={setHeir}
          />
        )}
        <Said error={acting.error} />
        <Button look="danger" size="lg" busy={acting.busy} onClick={() => void send()}>
          {title}
        </Button>
      </div>
    </Dialog>
  );
}
