import { useSpeech } from './words.tsx';

type WatchedByProps = { others: readonly { readonly name: string | null }[] | undefined };

/** Colleagues who have the same thing on their screens. */
export function WatchedBy({ others }: WatchedByProps) {
  const { opsCases: says } = useSpeech().words;
  const names = others?.map(({ name }) => name).join(', ');
  if (!names) return null;
  return (
    <p className="o-note risk" role="status">
      {says.watching({ names })}
    </p>
  );
}
