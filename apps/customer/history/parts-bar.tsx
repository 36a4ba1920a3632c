import type { InstalmentView } from '#contract/customer/instalment.ts';

/** The parts of a price side by side, as wide as they are dear; the list below says the same in words. */
export function PartsBar({ parts }: { parts: readonly InstalmentView[] }) {
  if (parts.length < 2) return null;
  let from = 0;
  const pieces = parts.map(({ position, state, amountPaise }) => {
    const piece = { position, state, from, width: amountPaise };
    from += amountPaise;
    return piece;
  });
  return (
    <svg
      className="parts-bar"
      viewBox={`0 0 ${from} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pieces.map(({ position, state, ...piece }) => (
        <rect key={position} className={state} x={piece.from} width={piece.width} height="10" />
      ))}
    </svg>
  );
}
