import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * The heading of a step takes the focus when the step appears, so that a screen reader says where one is. Where the
 * screen shows it plainly enough without a heading, only screen readers get one.
 */
export function StepHeading({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className={hidden ? 'visually-hidden' : 'step-heading'}>
      {children}
    </h3>
  );
}
