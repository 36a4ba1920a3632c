import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The heading of a step takes the focus when the step appears, so that a screen reader says where one is. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // The dialog may not be shown yet: then it looks for this attribute when it is.
    heading.current?.setAttribute('autofocus', '');
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h3 ref={heading} tabIndex={-1} className="step-heading">
      {children}
    </h3>
  );
}
