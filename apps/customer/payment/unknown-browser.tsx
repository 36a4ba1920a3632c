import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import { PaymentPanel } from './payment-panel.tsx';

/** A UPI app may come back in a browser without the session: say nothing, lose nothing, offer to log in (ruling R9). */
export function UnknownBrowser({ onSignIn }: { onSignIn: () => void }) {
  const { payment } = useWords();
  return (
    <PaymentPanel stage="neutral" title={payment.signInTitle} text={payment.signInText}>
      <Button size="lg" onClick={onSignIn}>
        {payment.signIn}
      </Button>
    </PaymentPanel>
  );
}
