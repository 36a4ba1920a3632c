import { type FormEvent, useId, useState } from 'react';
import { type Business, business, nameBusiness } from '#contract/customer/name-business.ts';
import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words.tsx';
import { useChange } from '../api/use-change.ts';
import './tax-document-business.css';

type TaxDocumentBusinessProps = OutputOf<typeof readBooking>['business'] & {
  id: string;
  onChanged: () => void;
};

/** Changes the recipient of the next tax documents to a business, with its name and GSTIN, until the invoice is issued. */
export function TaxDocumentBusiness({ id, named, mayName, onChanged }: TaxDocumentBusinessProps) {
  const { taxDocuments } = useWords();
  const words = taxDocuments.business;
  const [open, setOpen] = useState(false);
  if (!named && !mayName) return null;
  return (
    <div className="tax-document-business">
      <p>
        {named ? (
          <>
            {words.madeOutTo} <b translate="no">{named.name}</b>
            <small translate="no">GSTIN {named.gstin}</small>
          </>
        ) : (
          words.question
        )}
      </p>
      {mayName && (
        <Button look="soft" onClick={() => setOpen(true)}>
          {named ? words.change : words.add}
        </Button>
      )}
      {open && (
        <BusinessForm
          id={id}
          named={named}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </div>
  );
}

type BusinessFormProps = {
  id: string;
  named: Business | null;
  onClose: () => void;
  onSaved: () => void;
};

function BusinessForm({ id, named, onClose, onSaved }: BusinessFormProps) {
  const { taxDocuments, everyday } = useWords();
  const words = taxDocuments.business;
  const title = useId();
  const { name, setName, gstin, setGstin, wrong, check } = useTyped(named);
  const saving = useChange(nameBusiness, words.saved, onSaved);
  const removing = useChange(nameBusiness, words.removed, onSaved);

  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = check();
    if (typed) void saving.send({ id, business: typed });
  };
  return (
    <Dialog labelledBy={title} onClose={onClose} className="change-dialog">
      <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={onClose} />
      <form className="dialog-body business-form" noValidate onSubmit={save}>
        <p className="note">{words.text}</p>
        <TextField
          label={words.name}
          error={wrong.name}
          value={name}
          onValue={setName}
          maxLength={120}
          autoComplete="organization"
          autoFocus
        />
        <TextField
          label={words.gstin}
          help={words.help}
          error={wrong.gstin}
          value={gstin}
          onValue={setGstin}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <p className="change-trouble" role="alert">
          {saving.trouble || removing.trouble}
        </p>
        <div className="change-buttons">
          {named && (
            <Button
              look="line"
              busy={removing.busy}
              onClick={() => void removing.send({ id, business: null })}
            >
              {words.remove}
            </Button>
          )}
          <Button type="submit" busy={saving.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The two fields, and what is wrong with each. */
function useTyped(named: Business | null) {
  const { refusals } = useWords();
  const [name, setName] = useState(named?.name ?? '');
  const [gstin, setGstin] = useState(named?.gstin ?? '');
  const [wrong, setWrong] = useState<{ name?: string; gstin?: string }>({});
  const check = (): Business | undefined => {
    const typed = business.safeParse({ name, gstin });
    if (typed.success) {
      setWrong({});
      return typed.data;
    }
    const say = (field: 'name' | 'gstin') => {
      const code = typed.error.issues.find(({ path }) => path[0] === field)?.message;
      return code && code in refusals ? { [field]: refusals[code as keyof typeof refusals] } : {};
    };
    setWrong({ ...say('name'), ...say('gstin') });
    return undefined;
  };
  return { name, setName, gstin, setGstin, wrong, check };
}
