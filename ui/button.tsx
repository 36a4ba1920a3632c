import type { ComponentProps } from 'react';

type ButtonProps = ComponentProps<'button'> & {
  look?: 'primary' | 'line' | 'soft' | 'danger';
  size?: 'lg';
  /** Working on it: the button keeps its place and its focus, and a second press does nothing. */
  busy?: boolean;
};

export function Button({ look = 'primary', size, busy = false, ...rest }: ButtonProps) {
  const { className, onClick, type = 'button', ...props } = rest;
  const classes = ['btn', look === 'primary' ? '' : look, size ?? '', className ?? ''];
  return (
    <button
      {...props}
      type={busy ? 'button' : type}
      className={classes.filter(Boolean).join(' ')}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    />
  );
}
