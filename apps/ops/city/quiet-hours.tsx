import type { SocietyRules } from '#contract/fields/society-rules.ts';
import { weekdayNames } from '#ui/dates.ts';
import { useSpeech } from '../shell/words.tsx';
import { clockOf } from './clock-of.ts';

type QuietHoursProps = {
  society: SocietyRules;
  onChange: (change: Partial<SocietyRules>) => void;
};
type Hours = SocietyRules['quietHours'][number];

const AFTERNOON = { weekday: 0, startsMinute: 840, endsMinute: 960 };

/** When a society wants quiet, stretch by stretch, and for what. */
export function QuietHours({ society, onChange }: QuietHoursProps) {
  const { opsCity: says } = useSpeech().words;
  const { quietHours } = society;
  const put = (index: number, change: Partial<Hours>) =>
    onChange({
      quietHours: quietHours.map((one, nth) => (nth === index ? { ...one, ...change } : one)),
    });
  return (
    <fieldset className="o-field">
      <legend>
        <b>{says.quiet}</b>
      </legend>
      {quietHours.length > 0 && (
        <label className="o-field">
          <span>{says.quietFor}</span>
          <select
            className="o-in"
            value={society.quietFor}
            onChange={({ target }) =>
              onChange({ quietFor: target.value as SocietyRules['quietFor'] })
            }
          >
            {(['noisy', 'all'] as const).map((one) => (
              <option key={one} value={one}>
                {says.quietForWhat[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {quietHours.map((one, index) => (
        <Stretch
          // biome-ignore lint/suspicious/noArrayIndexKey: two stretches may say the same while they are typed
          key={index}
          hours={one}
          onChange={(change) => put(index, change)}
          onRemove={() => onChange({ quietHours: quietHours.filter((_, nth) => nth !== index) })}
        />
      ))}
      <button
        type="button"
        className="o-btn"
        onClick={() => onChange({ quietHours: [...quietHours, AFTERNOON] })}
      >
        {says.addHours}
      </button>
    </fieldset>
  );
}

type StretchProps = {
  hours: Hours;
  onChange: (change: Partial<Hours>) => void;
  onRemove: () => void;
};

function Stretch({ hours, onChange, onRemove }: StretchProps) {
  const { words, lang } = useSpeech();
  const { opsCity: says } = words;
  return (
    <div className="city-line">
      <select
        className="o-in"
        aria-label={says.weekday}
        value={hours.weekday}
        onChange={({ target }) => onChange({ weekday: Number(target.value) })}
      >
        {weekdayNames(lang, 'long').map((name, weekday) => (
          <option key={name} value={weekday}>
            {name}
          </option>
        ))}
      </select>
      <input
        type="time"
        className="o-in"
        aria-label={says.from}
        required
        value={clockOf(hours.startsMinute)}
        onChange={({ target }) => onChange({ startsMinute: minuteOf(target.value) })}
      />
      <input
        type="time"
        className="o-in"
        aria-label={says.until}
        required
        value={clockOf(hours.endsMinute === 1440 ? 1439 : hours.endsMinute)}
        onChange={({ target }) => onChange({ endsMinute: endOf(target.value) })}
      />
      <button type="button" className="o-btn" onClick={onRemove}>
        {says.remove}
      </button>
    </div>
  );
}

const minuteOf = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

/** The last minute that can be typed is the end of the day. */
const endOf = (clock: string): number => (clock === '23:59' ? 1440 : minuteOf(clock));
