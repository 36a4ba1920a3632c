import { useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';

type ChoosePicturesProps = {
  label: string;
  look: 'soft' | 'line';
  busy: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Several at once, from the camera or from what is there. */
export function ChoosePictures({ label, look, busy, onFiles }: ChoosePicturesProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same picture chosen again is a choice too.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <Button look={look} busy={busy} onClick={() => picker.current?.click()}>
        <Icon name="camera" />
        {label}
      </Button>
    </>
  );
}
