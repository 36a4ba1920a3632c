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

type PictureProps = {
  name: PictureName;
  large?: boolean;
  /** Its edge within another drawing, whose units a style cannot name. */
  edge?: number;
};

/** Always beside words: a screen reader hears those. */
export function Picture({ name, large = false, edge }: PictureProps) {
  return <Drawn id={name} large={large} edge={edge} />;
}

export function Trade({ slug, large = false }: { slug: string; large?: boolean }) {
  return <Drawn id={TRADES.includes(slug) ? slug : 'tools'} large={large} />;
}

type DrawnProps = { id: string; large: boolean; edge?: number | undefined };

function Drawn({ id, large, edge }: DrawnProps) {
  return (
    <svg
      className={large ? 'k-pic large' : 'k-pic'}
      width={edge}
      height={edge}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <use href={`${sheet}#${id}`} />
    </svg>
  );
}
