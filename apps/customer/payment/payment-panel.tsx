import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { Rangoli, RangoliDots } from '#ui/rangoli.tsx';
import { useTitle } from '../shell/use-title.ts';
import type { PaymentStage } from './payment-stage.ts';
import './payment.css';

type PaymentPanelProps = {
  stage: PaymentStage | 'neutral';
  title: string;
  text?: string | undefined;
  /** The step that has just been reached, above the title. */
  eyebrow?: string | undefined;
  children?: ReactNode;
};

/** One sign, one sentence, and what can be done next. A change is read out where it stands. */
export function PaymentPanel({ stage, title, text, eyebrow, children }: PaymentPanelProps) {
  useTitle(title);
  return (
    <section className={`payment-panel ${stage}`}>
      <Sign stage={stage} />
      <div role="status" className="said">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </section>
  );
}

function Sign({ stage }: { stage: PaymentPanelProps['stage'] }) {
  if (stage === 'confirmed') return <Rangoli stage={1} size={208} fresh />;
  if (stage === 'checking') return <RangoliDots size={160} waiting />;
  const icon = stage === 'neutral' ? 'shield' : stage.startsWith('refund') ? 'rupee' : 'clock';
  return (
    <span className="sign">
      <Icon name={stage === 'failed' ? 'close' : icon} />
    </span>
  );
}
