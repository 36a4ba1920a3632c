import { policy } from '#contract/policy.ts';
import { Button } from '#ui/button.tsx';
import { RangoliDots } from '#ui/rangoli.tsx';
import { useWords } from '#ui/words.tsx';
import { StepHeading } from './step-heading.tsx';

/** Between here and the payment page: what happens, the way there if the browser does not go by itself, and a way back. */
export function LeavingPanel({ redirectUrl, onStay }: { redirectUrl: string; onStay: () => void }) {
  const { booking: words } = useWords();
  return (
    <div className="leaving-panel" role="status">
      <RangoliDots size={120} waiting />
      <StepHeading>{words.openingPayment}</StepHeading>
      <p>{words.openingPaymentHelp({ minutes: policy.hold.minutes })}</p>
      <div className="ways">
        <a className="btn" href={redirectUrl}>
          {words.goToPayment}
        </a>
        <Button look="soft" onClick={onStay}>
          {words.stayHere}
        </Button>
      </div>
    </div>
  );
}
