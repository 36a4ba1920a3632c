import { drawings, type IconName } from './drawings.tsx';

type IconProps = {
  name: IconName;
  /** Only for an icon that stands alone; beside words it stays silent for screen readers. */
  label?: string;
  className?: string;
};

/** One of our line icons, in the colour of the text around it. */
export function Icon({ name, label, className }: IconProps) {
  const classes = className ? `ico ${className}` : 'ico';
  if (label) {
    return (
      <svg className={classes} viewBox="0 0 24 24" role="img" aria-label={label}>
        {drawings[name]}
      </svg>
    );
  }
  return (
    <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
