import sheet from '#ui/art/karigar/pictures.svg';

/** Drawings of one sheet, which the telephone fetches once and keeps; `picture.test.ts` compares the two. */
export const PICTURES = [
  'bank',
  'bell',
  'cash',
  'clock',
  'code',
  'crew',
  'door',
  'face',
  'fan',
  'finish',
  'floor',
  'gate',
  'help',
  'holiday',
  'home',
  'ill',
  'late',
  'learn',
  'leave',
  'lift',
  'lost',
  'map',
  'mcb',
  'off',
  'office',
  'parking',
  'pay',
  'photo',
  'regulator',
  'rest',
  'scale',
  'socket',
  'stairs',
  'star',
  'switch',
  'toilet',
  'tools',
  'tube',
  'unsafe',
  'vehicle',
  'voice',
  'wait',
  'water',
  'wire',
  'work',
  'write',
] as const;
export type PictureName = (typeof PICTURES)[number];

/** Trades with a drawing of their own; a service that is sold later shows tools. */
export const TRADES: readonly string[] = [
  'corporate-event-management',
  'electrical-repairs',
  'event-photography',
  'ganesh-chaturthi-celebration',
  'house-cleaning',
  'plumbing',
  'rudrabhishek',
  'satyanarayan-pooja',
  'wedding-planning',
];

/** Always beside words: a screen reader hears those. */
export function Picture({ name, large = false }: { name: PictureName; large?: boolean }) {
  return <Drawn id={name} large={large} />;
}

export function Trade({ slug, large = false }: { slug: string; large?: boolean }) {
  return <Drawn id={TRADES.includes(slug) ? slug : 'tools'} large={large} />;
}

function Drawn({ id, large }: { id: string; large: boolean }) {
  return (
    <svg className={large ? 'k-pic large' : 'k-pic'} viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${sheet}#${id}`} />
    </svg>
  );
}
