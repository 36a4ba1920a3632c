import type { ReactNode } from 'react';
import { LANGS, type Lang } from '#kernel/languages.ts';

type SegmentsProps<Value> = {
  options: readonly Value[];
  chosen: Value;
  nameOf: (one: Value) => ReactNode;
  onChoose: (one: Value) => void;
  /** Read out before the choices, where nothing beside them says what they are of. */
  label?: string;
  className?: string;
  /** The language of each name, where that is not the page's. */
  langOf?: (one: Value) => Lang;
};

/** One of a few, all of them in sight. */
export function Segments<Value extends string | boolean | undefined>(props: SegmentsProps<Value>) {
  const { options, chosen, nameOf, onChoose, label, className, langOf } = props;
  const classes = className ? `o-seg ${className}` : 'o-seg';
  const buttons = options.map((one) => (
    <button
      key={String(one)}
      type="button"
      lang={langOf?.(one)}
      aria-pressed={one === chosen}
      onClick={() => onChoose(one)}
    >
      {nameOf(one)}
    </button>
  ));
  if (label === undefined) return <span className={classes}>{buttons}</span>;
  return (
    <fieldset className={classes} aria-label={label}>
      {buttons}
    </fieldset>
  );
}

type LanguageSegmentsProps = Omit<SegmentsProps<Lang>, 'options' | 'langOf'>;

/** Each language by its own name. */
export const LanguageSegments = (props: LanguageSegmentsProps) => (
  <Segments {...props} options={LANGS} langOf={(one) => one} />
);
