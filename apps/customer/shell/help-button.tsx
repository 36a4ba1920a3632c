import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';

export function HelpButton({ open, onOpen }: { open: boolean; onOpen: () => void }) {
  const { shell } = useWords();
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={shell.help}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    >
      <Icon name="help" />
    </button>
  );
}
