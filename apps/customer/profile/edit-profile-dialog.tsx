import { useEffect, useId, useRef } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { CodeFields } from './code-fields.tsx';
import { EditFields } from './edit-fields.tsx';
import { isChanged } from './edit-rules.ts';
import { LockCountdown } from './lock-countdown.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { useEditProfile } from './use-edit-profile.ts';
import { useOwnProfile } from './use-own-profile.ts';
import './edit-profile.css';

type EditProfileDialogProps = {
  user: PersonView;
  onHelp: () => void;
  /** It has to be shown first who sits there; then what was pressed goes on. */
  onConfirm: (then: () => void) => void;
  onClose: () => void;
};

/** Picture, name, e-mail and mobile; locked for a day after each save (PROF-03 to PROF-06). */
export default function EditProfileDialog({
  user,
  onHelp,
  onConfirm,
  onClose,
}: EditProfileDialogProps) {
  const { everyday, profile } = useWords();
  const own = useOwnProfile(user);
  const edit = useEditProfile(user, own, { onSaved: onClose, onConfirm });
  const title = useId();
  const form = useFocusOnTrouble(edit.errors, edit.codeErrors);
  const locked = own.lockedMs > 0;
  const atCodes = edit.step === 'codes';
  return (
    <Dialog labelledBy={title} onClose={onClose} className="edit-profile">
      <DialogHead
        id={title}
        title={atCodes ? profile.codeTitle : profile.edit}
        closeLabel={everyday.close}
        onClose={onClose}
      />
      <form
        ref={form}
        className="dialog-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!edit.busy) edit.submit();
        }}
      >
        {atCodes ? (
          <CodeFields edit={edit} />
        ) : (
          <>
            {locked && <LockCountdown lockedMs={own.lockedMs} onHelp={onHelp} />}
            <PictureEditor user={user} disabled={locked} onChanged={own.changed} />
            <EditFields edit={edit} disabled={locked || own.waiting} />
            {!locked && <p className="once">{profile.onceADay}</p>}
          </>
        )}
        <div className="buttons">
          <Button look="soft" onClick={atCodes ? edit.back : onClose}>
            {atCodes ? profile.back : profile.cancel}
          </Button>
          <Button
            type="submit"
            busy={edit.busy}
            disabled={!locked && !atCodes && !isChanged(edit.draft, user)}
          >
            {edit.busy ? profile.saving : profile.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The first field that is complained about gets the focus. */
function useFocusOnTrouble(...complaints: readonly object[]) {
  const form = useRef<HTMLFormElement>(null);
  const count = complaints.reduce((sum, one) => sum + Object.keys(one).length, 0);
  useEffect(() => {
    if (count > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [count]);
  return form;
}
