import { type MouseEvent, useRef, useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { shrinkPicture } from '../../browser/shrink-picture.ts';
import { Camera } from './camera.tsx';
import { hasCamera } from './look-through-camera.ts';
import { useWords } from './words.tsx';

type PictureButtonProps = {
  label: string;
  busy?: boolean;
  /** Without a camera in the page: the telephone’s at once, instead of a choice of pictures. */
  camera?: boolean;
  onPicture: (image: string) => void;
  onTrouble: (text: string) => void;
};

/** Enough to read a meter by, and a fifth of what a telephone would send. */
const SIDE = 1280;

/**
 * A picture, made small on the phone before it costs the Karigar data: by the camera inside the page, and where a page has none
 * by the telephone's own.
 */
export function PictureButton({ label, busy = false, camera = true, ...on }: PictureButtonProps) {
  const { refusals } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [looking, setLooking] = useState(false);
  const [reading, setReading] = useState(false);
  const take = async (file: Blob | undefined) => {
    if (!file) return;
    setReading(true);
    const image = await shrinkPicture(file, SIDE);
    setReading(false);
    if (input.current) input.current.value = '';
    if (image) on.onPicture(image);
    else on.onTrouble(refusals['image-unreadable']);
  };
  const byTelephone = useRef(false);
  const press = (event: MouseEvent) => {
    if (byTelephone.current || !hasCamera()) return;
    event.preventDefault();
    setLooking(true);
  };
  const leaveIt = () => {
    setLooking(false);
    byTelephone.current = true;
    input.current?.click();
    byTelephone.current = false;
  };
  return (
    <>
      <label className="btn line k-picture" aria-busy={busy || reading || undefined}>
        <Icon name="camera" />
        {label}
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept="image/*"
          {...(camera ? { capture: 'environment' as const } : {})}
          disabled={busy || reading}
          onClick={press}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      {looking && (
        <Camera
          title={label}
          mayChoose={!camera}
          onTaken={(picture) => {
            setLooking(false);
            void take(picture);
          }}
          onOther={leaveIt}
          onClose={() => setLooking(false)}
        />
      )}
    </>
  );
}
