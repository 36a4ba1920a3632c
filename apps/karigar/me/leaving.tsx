import { useId, useState } from 'react';
import { leavePlatform } from '#contract/karigar/leave-platform.ts';
import { readEarnings } from '#contract/karigar/read-earnings.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { toast } from '#ui/toast.tsx';
import { call } from '../../browser/call.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { clearKeptAnswers, useReading } from '../api/reading.ts';
import { go } from '../shell/path.tsx';
import { unsubscribeFromPushQuickly } from '../shell/push-subscription.ts';
import { refusalText } from '../shell/refusal-text.ts';
import { useWords } from '../shell/words.tsx';

/** The way out is as easy as the way in, and the Karigar sees what they are still to get. */
export function Leaving() {
  const words = useWords();
  const { me } = words.work;
  const [open, setOpen] = useState(false);
  return (
    <section className="k-card">
      <h2>{me.account}</h2>
      <button type="button" className="link-btn" onClick={() => setOpen(true)}>
        {me.exit}
      </button>
      {open && <LeavingSheet onClose={() => setOpen(false)} />}
    </section>
  );
}

function LeavingSheet({ onClose }: { onClose: () => void }) {
  const words = useWords();
  const { me } = words.work;
  const heading = useId();
  const earnings = useReading(readEarnings, {});
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const leave = () =>
    during(async () => {
      const answer = await call(leavePlatform, {});
      if (!answer.ok) return setError(refusalText(answer.refusal, words));
      toast(me.exitDone({ amount: formatRupees(answer.value.owedPaise) }));
      await Promise.all([clearKeptAnswers(), unsubscribeFromPushQuickly()]);
      go('/', { replace: true });
      location.reload();
      return 'gone';
    });
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="k-sheet">
      <DialogHead id={heading} title={me.exit} closeLabel={words.karigar.close} onClose={onClose} />
      <div className="k-form k-sheet-body">
        <p>{me.exitText}</p>
        {earnings.value && (
          <p>
            <b>{me.exitOwed({ amount: formatRupees(earnings.value.toPayPaise) })}</b>
          </p>
        )}
        <p className="k-said" role="alert">
          {error}
        </p>
        <Button look="danger" size="lg" busy={busy} onClick={() => void leave()}>
          {me.exitConfirm}
        </Button>
        <Button look="soft" onClick={onClose}>
          {words.karigar.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
