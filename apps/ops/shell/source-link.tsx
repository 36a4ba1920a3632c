import { knownBrand } from '#contract/known-brand.ts';
import { version } from '../../../package.json';
import { useWords } from './words.tsx';

/** The source of what runs here is offered to everybody who uses it, and its version to whoever asks us for help. */
export function SourceLink() {
  const words = useWords();
  return (
    <a className="o-source" href={knownBrand().source} rel="noopener">
      {words.source} <span className="num">{version}</span>
    </a>
  );
}
