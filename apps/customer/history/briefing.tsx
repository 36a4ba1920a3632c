import { type FormEvent, useId, useState } from 'react';
import { briefKarigar } from '#contract/customer/brief-karigar.ts';
import type { readBooking } from '#contract/customer/read-booking.ts';
import { onOneLine } from '#contract/fields/writable.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { CommentField } from '#ui/comment-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import './briefing.css';

type BriefingProps = OutputOf<typeof readBooking>['briefing'] & {
  id: string;
  onChanged: () => void;
};

/** The note of a customer to the crew, which they may change until somebody sets out. */
export function Briefing({ id, told, mayWrite, onChanged }: BriefingProps) {
  const words = useWords().history.detail.briefing;
  const title = useId();
  const [open, setOpen] = useState(false);
  if (!told && !mayWrite) return null;
  return (
    <section className="briefing" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      {told ? (
        <dl>
          <Told label={words.work} text={told.work} />
          <Told label={words.access} text={told.access} />
        </dl>
      ) : (
        <p>{words.invite}</p>
      )}
      {mayWrite && (
        <Button look="soft" onClick={() => setOpen(true)}>
          {told ? words.change : words.add}
        </Button>
      )}
      {open && (
        <BriefingForm
          id={id}
          told={told}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

const Told = ({ label, text }: { label: string; text: string }) =>
  text && (
    <div>
      <dt>{label}</dt>
      <dd translate="no">{text}</dd>
    </div>
  );

type BriefingFormProps = Pick<BriefingProps, 'id' | 'told'> & {
  onClose: () => void;
  onSaved: () => void;
};

function BriefingForm({ id, told, onClose, onSaved }: BriefingFormProps) {
  const { history, everyday } = useWords();
  const words = history.detail.briefing;
  const title = useId();
  const [work, setWork] = useState(told?.work ?? '');
  const [access, setAccess] = useState(told?.access ?? '');
  const saving = useChange(briefKarigar, words.saved, onSaved);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void saving.send({ id, briefing: { work: onOneLine(work), access: onOneLine(access) } });
  };
  return (
    <Dialog labelledBy={title} onClose={onClose} className="change-dialog">
      <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={onClose} />
      <form className="dialog-body briefing-form" noValidate onSubmit={save}>
        <p className="note">{words.text}</p>
        <CommentField label={words.workAsked} value={work} onValue={setWork} />
        <CommentField label={words.accessAsked} value={access} onValue={setAccess} />
        <p className="change-trouble" role="alert">
          {saving.trouble}
        </p>
        <div className="change-buttons">
          <Button type="submit" busy={saving.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
