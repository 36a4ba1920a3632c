import { Segments } from '../shell/segments.tsx';
import { useSpeech } from '../shell/words.tsx';

/** How many times closer than all of the city. */
export const CLOSER = [1, 2, 4, 8];
export type MapShows = 'visits' | 'free' | 'karigars';

type MapHeadProps = {
  shows: MapShows;
  step: number;
  /** Positions of Karigars are for those who run the day. */
  seesKarigars: boolean;
  onShows: (shows: MapShows) => void;
  onStep: (step: number) => void;
  onClose: () => void;
};

/** The choice of what is shown, and how close. */
export function MapHead(props: MapHeadProps) {
  const { shows, step, seesKarigars, onShows, onStep, onClose } = props;
  const says = useSpeech().words.opsDay.map;
  return (
    <div className="o-th">
      <h2>{says.title}</h2>
      <button type="button" className="o-btn o-phone" onClick={onClose}>
        {says.hide}
      </button>
      <Segments
        options={seesKarigars ? ['visits', 'free', 'karigars'] : ['visits', 'free']}
        chosen={shows}
        nameOf={(one) => says[one]}
        onChoose={onShows}
      />
      <span className="sp" />
      <span className="zoom">
        <button
          type="button"
          className="o-btn"
          aria-label={says.wider}
          disabled={step === 0}
          onClick={() => onStep(step - 1)}
        >
          −
        </button>
        <button
          type="button"
          className="o-btn"
          aria-label={says.closer}
          disabled={step === CLOSER.length - 1}
          onClick={() => onStep(step + 1)}
        >
          +
        </button>
      </span>
    </div>
  );
}
