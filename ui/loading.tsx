import { RangoliDots } from './rangoli.tsx';
import './loading.css';

/** The rangoli's dots, waiting, beside the word for it. */
export function Loading({ text }: { text: string }) {
  return (
    <p className="loading" role="status">
      <RangoliDots size={96} waiting />
      <span>{text}</span>
    </p>
  );
}
