import { useId, useRef, useState } from 'react';
import type { readProfile } from '#contract/customer/read-profile.ts';
import { removeProfileImage } from '#contract/customer/remove-profile-image.ts';
import { updateProfileImage } from '#contract/customer/update-profile-image.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { PersonView } from '#contract/public/person.ts';
import { Button } from '#ui/button.tsx';
import { clearTrouble, toast } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { shrinkPicture } from '../../browser/shrink-picture.ts';
import { type Answer, call } from '../api/call.ts';
import { failureText, reasonOf } from './failure-words.ts';
import { Portrait } from './portrait.tsx';

type OwnProfile = OutputOf<typeof readProfile>;
type PictureEditorProps = {
  user: PersonView;
  disabled: boolean;
  onChanged: (profile: OwnProfile) => void;
};

/** The picture is changed and removed at once, without Save (PROF-06). A failed change keeps the old one and says so. */
export function PictureEditor({ user, disabled, onChanged }: PictureEditorProps) {
  const { profile } = useWords();
  const picker = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const { busy, reason, change, remove } = usePicture(onChanged);
  return (
    <fieldset className="picture-editor" aria-describedby={reason ? reasonId : undefined}>
      <legend className="visually-hidden">{profile.picture}</legend>
      <Portrait image={user.profileImage} size="large" />
      <div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          disabled={disabled}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file chosen again is a choice too.
            event.currentTarget.value = '';
            if (file) void change(file);
          }}
        />
        <Button look="soft" disabled={disabled} busy={busy} onClick={() => picker.current?.click()}>
          {user.profileImage ? profile.changePicture : profile.addPicture}
        </Button>
        {user.profileImage && (
          <Button look="soft" disabled={disabled} busy={busy} onClick={remove}>
            {profile.removePicture}
          </Button>
        )}
      </div>
      {reason && (
        <p id={reasonId} className="error" role="alert">
          {reason}
        </p>
      )}
    </fieldset>
  );
}

function usePicture(onChanged: PictureEditorProps['onChanged']) {
  const { profile, refusals } = useWords();
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState('');

  const send = async (asked: Promise<Answer<OwnProfile>>, done: string) => {
    const answer = await asked;
    setBusy(false);
    if (answer.ok) {
      onChanged(answer.value);
      return toast(done);
    }
    setReason(reasonOf(answer.refusal, refusals));
    toast(failureText(answer.refusal, profile), 'bad');
  };
  const begin = () => {
    setReason('');
    clearTrouble();
  };
  const change = async (file: File) => {
    begin();
    if (!file.type.startsWith('image/')) return setReason(refusals['image-not-supported']);
    setBusy(true);
    const picture = await shrinkPicture(file);
    if (picture)
      return send(call(updateProfileImage, { profileImage: picture }), profile.imageUpdated);
    setBusy(false);
    setReason(refusals['image-unreadable']);
    toast(profile.failed, 'bad');
  };
  const remove = () => {
    begin();
    setBusy(true);
    void send(call(removeProfileImage, {}), profile.imageRemoved);
  };
  return { busy, reason, change, remove };
}
