import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { lookThroughCamera, pictureOf } from './look-through-camera.ts';
import { useWords } from './words.tsx';
import './camera.css';

type CameraProps = {
  title: string;
  /** A picture that the telephone has already will do as well. */
  mayChoose: boolean;
  onTaken: (picture: Blob) => void;
  /** The other way to a picture: the telephone's own camera, or its pictures. */
  onOther: () => void;
  onClose: () => void;
};

/** A camera inside the page: look, take it, look at it, and take it once more or use it. */
export function Camera({ title, mayChoose, onTaken, onOther, onClose }: CameraProps) {
  const { camera, karigar } = useWords();
  const heading = useId();
  const { video, state } = useCamera();
  const [taken, setTaken] = useState<Blob>();
  const address = useAddress(taken);
  const shoot = async () => {
    const picture = video.current && (await pictureOf(video.current));
    if (picture) setTaken(picture);
  };
  const isBlind = state === 'refused' || state === 'none';
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="k-camera">
      <DialogHead id={heading} title={title} closeLabel={karigar.close} onClose={onClose} />
      {isBlind ? (
        <p role="alert">{camera[state]}</p>
      ) : (
        <div className="k-view">
          <video ref={video} aria-label={camera.view} playsInline muted />
          {address && <img src={address} alt={camera.taken} />}
        </div>
      )}
      <div className="k-shutter">
        {!isBlind && !address && (
          <button
            type="button"
            className="k-shoot"
            aria-label={camera.shoot}
            disabled={state !== 'seeing'}
            onClick={() => void shoot()}
          >
            <Icon name="camera" />
          </button>
        )}
        {taken && address && (
          <>
            <Button size="lg" onClick={() => onTaken(taken)}>
              {camera.use}
            </Button>
            <Button size="lg" look="line" onClick={() => setTaken(undefined)}>
              {camera.again}
            </Button>
          </>
        )}
        {!address && (
          <Button look={isBlind ? 'primary' : 'soft'} onClick={onOther}>
            {mayChoose ? camera.choose : camera.own}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

/** Looks until the sheet is closed: nobody is left with a camera that is on. */
function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'opening' | 'seeing' | 'refused' | 'none'>('opening');
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void lookThroughCamera().then(async (seen) => {
      if (typeof seen === 'string') return setState(seen);
      stream = seen.stream;
      const view = video.current;
      if (isGone || !view) return stop();
      view.srcObject = stream;
      for (const track of stream.getTracks()) track.onended = () => setState('none');
      await view.play().then(
        () => setState('seeing'),
        () => setState('none'),
      );
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  return { video, state };
}

function useAddress(taken: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!taken) return setAddress(undefined);
    const made = URL.createObjectURL(taken);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [taken]);
  return address;
}
