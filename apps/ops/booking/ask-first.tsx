import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { BookingAct } from '#contract/ops/preview-act.ts';
import { BREAKDOWN_REASONS, PAY_BY, RELEASE_REASONS, STOP_REASONS } from '#contract/visit.ts';
import { paiseFromRupees, rupeesFromPaise } from '#kernel/money.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Choice, TextField } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { shownMoney } from '../shell/shown.ts';
import type { Wished } from '../shell/wished.ts';
import { useSpeech } from '../shell/words.tsx';
import type { File } from './file.ts';

const ASKED = ['release', 'break-off', 'finish', 'stop-work', 'contact-try'] as const;
export type Asked = (typeof ASKED)[number];
type Said = Omit<Wished, 'id' | 'act'>;

export const isAskedFirst = (act: BookingAct): act is Asked => ASKED.some((one) => one === act);

type AskFirstProps = { act: Asked; file: File; onSaid: (said: Said) => void; onClose: () => void };

/** Facts that only the Karigar knows come first: what follows depends on them. */
export function AskFirst({ act, ...asking }: AskFirstProps) {
  switch (act) {
    case 'release':
      return <Because title={act} reasons={RELEASE_REASONS} {...asking} />;
    case 'break-off':
      return <Because title={act} reasons={BREAKDOWN_REASONS} {...asking} />;
    case 'finish':
      return <HowPaid {...asking} />;
    case 'stop-work':
      return <HowFar {...asking} />;
    case 'contact-try':
      return <HowTried {...asking} />;
  }
}

type AskingProps = Omit<AskFirstProps, 'act'>;
type Reason = (typeof RELEASE_REASONS)[number] | (typeof BREAKDOWN_REASONS)[number];

function Because({
  title,
  reasons,
  onSaid,
  onClose,
}: AskingProps & { title: Asked; reasons: readonly Reason[] }) {
  const { opsFile: says } = useSpeech().words;
  return (
    <Asking title={says.acts[title]} onClose={onClose}>
      <b>{says.because}</b>
      {reasons.map((one) => (
        <button key={one} type="button" className="o-btn" onClick={() => onSaid({ reason: one })}>
          {says.reasons[one]}
        </button>
      ))}
    </Asking>
  );
}

const TRIES = ['call', 'message', 'bell'] as const;

function HowTried({ onSaid, onClose }: AskingProps) {
  const { opsFile: says } = useSpeech().words;
  return (
    <Asking title={says.acts['contact-try']} onClose={onClose}>
      <b>{says.triedBy}</b>
      {TRIES.map((by) => (
        <button key={by} type="button" className="o-btn" onClick={() => onSaid({ by })}>
          {says.tries[by]}
        </button>
      ))}
    </Asking>
  );
}

/** The bill is what was agreed on; what of it is left is paid in cash at the door, or by a link. */
function HowPaid({ file, onSaid, onClose }: AskingProps) {
  const { opsFile: says } = useSpeech().words;
  const open = file.money.figures.filter(({ name }) => name === 'due' || name === 'later');
  const isOpen = open.some(({ amountPaise }) => amountPaise > 0);
  const [payBy, setPayBy] = useState<(typeof PAY_BY)[number]>(isOpen ? 'link' : 'nothing');
  const [rupees, setRupees] = useState('');
  const submit = () =>
    onSaid({ payBy, cashPaise: payBy === 'cash' ? paiseFromRupees(Number(rupees)) : 0 });
  return (
    <Asking title={says.acts.finish} onClose={onClose} onSubmit={submit}>
      <Choice
        label={says.restPaid}
        value={payBy}
        options={PAY_BY}
        nameOf={(one) => says.payBy[one]}
        onChoose={setPayBy}
      />
      {payBy === 'cash' && (
        <TextField
          label={says.cashCounted}
          value={rupees}
          {...{ type: 'number', inputMode: 'decimal', min: 0, step: 0.01, required: true }}
          onType={setRupees}
        />
      )}
      <p className="o-help">{says.finishText}</p>
    </Asking>
  );
}

/** The customer is asked for what was done of each line, and for no more. */
function HowFar({ file, onSaid, onClose }: AskingProps) {
  const { opsFile: says } = useSpeech().words;
  const [reason, setReason] = useState<(typeof STOP_REASONS)[number]>(STOP_REASONS[0]);
  const [done, setDone] = useState<Readonly<Record<number, string>>>({});
  const submit = () =>
    onSaid({
      reason,
      lines: file.agreed.map(({ line }) => ({
        ...{ line, amountPaise: paiseFromRupees(Number(done[line] ?? 0)) },
      })),
    });
  return (
    <Asking title={says.acts['stop-work']} onClose={onClose} onSubmit={submit}>
      <Choice
        label={says.because}
        value={reason}
        options={STOP_REASONS}
        nameOf={(one) => says.stopReasons[one]}
        onChoose={setReason}
      />
      {file.agreed.map((one) => (
        <TextField
          key={one.line}
          label={says.doneOf({
            line: one.label || says.lineKinds[one.kind],
            amount: shownMoney(one.approvedPaise),
          })}
          value={done[one.line] ?? '0'}
          {...{
            type: 'number',
            inputMode: 'decimal',
            min: 0,
            max: rupeesFromPaise(one.approvedPaise),
          }}
          {...{ step: 0.01, required: true }}
          onType={(rupees) => setDone((before) => ({ ...before, [one.line]: rupees }))}
        />
      ))}
      <p className="o-help">{says.stopText}</p>
    </Asking>
  );
}

type DialogProps = {
  title: string;
  onClose: () => void;
  /** Without it each answer is a button of its own. */
  onSubmit?: () => void;
  children: ReactNode;
};

function Asking({ title, onClose, onSubmit, children }: DialogProps) {
  const { opsFile: says, opsDay } = useSpeech().words;
  const heading = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit?.();
  };
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{title}</h2>
      </header>
      <form className="o-act" onSubmit={submit}>
        <div className="in o-field">{children}</div>
        <Foot
          {...(onSubmit && { act: { label: says.seeFirst } })}
          close={opsDay.back}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
