import type { ReactNode } from 'react';
import { useWords } from '#ui/words.tsx';
import './pay-twice.css';

/** Money may be on its way: whoever would pay a second time has to have seen that the first payment failed. */
export function PayTwice({ children }: { children: ReactNode }) {
  const { payment } = useWords();
  return (
    <details className="pay-twice">
      <summary>{payment.saysFailed}</summary>
      <p>{payment.payTwiceText}</p>
      {children}
    </details>
  );
}
