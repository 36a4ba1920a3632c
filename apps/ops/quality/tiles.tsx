import { useSpeech } from '../shell/words.tsx';
import { type Choose, type Counted, percent, type Quality, spread } from './shares.ts';

type TileProps = {
  name: string;
  value: string;
  from: string;
  was: string;
  isFew: boolean;
  atLeast: number;
  onChoose: () => void;
};

/** One figure with the number it comes from and the same of the days before; pressed it shows its bookings. */
function Tile({ name, value, from, was, isFew, atLeast, onChoose }: TileProps) {
  const { opsQuality: says } = useSpeech().words;
  return (
    <button type="button" className="ql-tile" onClick={onChoose}>
      <span className="t2 f1">{name}</span>
      <span className="fig">{value}</span>
      <span className="t3 f0">{from}</span>
      <span className="t3 f0">{was}</span>
      {isFew && <span className="ql-few f0">{says.tooFew({ count: atLeast })}</span>}
    </button>
  );
}

/** The six figures of the period. */
export function Tiles({ quality, onChoose }: { quality: Quality; onChoose: Choose }) {
  const { opsQuality: says } = useSpeech().words;
  const { atLeast, ratings, refunds } = quality;
  const share = (key: 'onTime' | 'refused' | 'cancelled' | 'cameBack', rows: Rows) => {
    const { of, part, before }: Counted = quality[key];
    return (
      <Tile
        key={key}
        name={says.tiles[key]}
        value={percent(part, of)}
        from={`${says.of({ part, of })}${of > 0 ? ` · ${spread(part, of)}` : ''}`}
        was={says.was({ value: percent(before.part, before.of), of: before.of })}
        isFew={of < atLeast}
        atLeast={atLeast}
        onChoose={() => onChoose({ rows })}
      />
    );
  };
  const mean = ({ part, of }: { part: number; of: number }) =>
    of === 0 ? '–' : (part / of).toFixed(2);
  const days = (of: number | null) =>
    of === null ? '–' : says.refundDays({ days: of.toFixed(1) });
  return (
    <div className="ql-tiles">
      {share('onTime', 'late')}
      {share('refused', 'refused')}
      {share('cancelled', 'cancelled')}
      {share('cameBack', 'back')}
      <Tile
        name={says.tiles.ratings}
        value={mean(ratings)}
        from={`${ratings.of}`}
        was={says.was({ value: mean(ratings.before), of: ratings.before.of })}
        isFew={ratings.of < atLeast}
        atLeast={atLeast}
        onChoose={() => onChoose({ rows: 'ratings' })}
      />
      <Tile
        name={says.tiles.refunds}
        value={days(refunds.medianDays)}
        from={says.within7({ part: refunds.within7, of: refunds.count })}
        was={says.was({ value: days(refunds.before.medianDays), of: refunds.before.count })}
        isFew={refunds.count < atLeast}
        atLeast={atLeast}
        onChoose={() => onChoose({ rows: 'refunds' })}
      />
    </div>
  );
}

type Rows = 'late' | 'refused' | 'cancelled' | 'back';
