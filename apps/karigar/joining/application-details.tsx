import { useEffect, useRef, useState } from 'react';
import { applyAsKarigar } from '#contract/applicant/apply-as-karigar.ts';
import type { ApplicationForm } from '#contract/fields/application.ts';
import { readSwitchedOff } from '#contract/public/read-switched-off.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { type CallRefusal, call } from '../../browser/call.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { PayeeFields } from '../shell/payee-fields.tsx';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';
import { clearDraft, keepDraft, readDraft } from './application-draft.ts';
import { IdentityFields, PersonFields, SkillFields } from './application-fields.tsx';
import { inputOf, type Typed, typedOf } from './application-typed.ts';

type DetailsProps = { name: string; form: ApplicationForm | undefined; onSent: () => void };

/** The applicant's person, home, skills and payee. */
export function ApplicationDetails({ name, form: before, onSent }: DetailsProps) {
  const words = useWords();
  const { join } = words.work;
  const [typed, setTyped] = useState<Typed>(() => ({ ...typedOf(before, name), ...readDraft() }));
  const [refusal, setRefusal] = useState<CallRefusal>();
  const [busy, during] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  // The form is long: what has to be mended may stand far above the button that was pressed.
  useEffect(() => {
    if (refusal?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusal]);
  const known = words.refusals as Readonly<Record<string, unknown>>;
  const errorOf = (...names: string[]) => {
    const code = names.map((one) => refusal?.fields?.[one]).find(Boolean);
    return code === undefined ? undefined : String(known[code] ?? words.karigar.somethingWentWrong);
  };
  const type = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    setTyped(next);
    keepDraft(next);
  };
  const send = () =>
    during(async () => {
      const answer = await call(applyAsKarigar, inputOf(typed));
      setRefusal(answer.ok ? undefined : answer.refusal);
      if (!answer.ok) return;
      clearDraft();
      onSent();
    });
  const fields = { typed, type, errorOf };
  return (
    <form ref={form} className="k-form" noValidate onSubmit={preventing(send)}>
      <Heading />
      <PersonFields {...fields} />
      <SkillFields {...fields} />
      <IdentityFields {...fields} />
      <PayeeFields {...fields} />
      <p className="k-said" role="alert">
        {refusal && refusalText(refusal, words)}
      </p>
      {refusal?.code === 'payee-elsewhere' && (
        <Link to="/payee" className="k-choice">
          {words.work.me.payee}
          <Icon name="arrow-right" />
        </Link>
      )}
      <Button type="submit" size="lg" busy={busy}>
        {join.send}
      </Button>
    </form>
  );
}

/** For a while no application may be taken: that is said before somebody fills in the long form. */
function Heading() {
  const { work, refusals } = useWords();
  const { value } = useReading(readSwitchedOff, {});
  return (
    <>
      <h2>{work.join.details}</h2>
      {value?.refused.includes('applications-off') && (
        <p className="k-said" role="note">
          {refusals['applications-off']}
        </p>
      )}
    </>
  );
}
