import { Button } from '#ui/button.tsx';
import { RangoliDots } from '#ui/rangoli.tsx';
import { useWords } from '#ui/words.tsx';
import { useOnline } from '../../browser/connection.ts';
import './trouble.css';

type TroubleProps = { text?: string; reference?: string | undefined; onRetry: () => void };

/** Something did not arrive: what happened, in words, and a way to try again. */
export function Trouble({ text, reference, onRetry }: TroubleProps) {
  const { connection, everyday, shell } = useWords();
  const online = useOnline();
  return (
    <div className="trouble" role="alert">
      <RangoliDots size={96} />
      <p>{online ? (text ?? everyday.somethingWentWrong) : connection.tryLater}</p>
      {reference && <p className="reference">{everyday.reference({ reference })}</p>}
      <Button onClick={onRetry}>{shell.retry}</Button>
    </div>
  );
}
