import { useQuery } from '@tanstack/react-query';
import { isExpected } from '#contract/booking-phases.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { readGatePass } from '#contract/customer/read-gate-pass.ts';
import { Button } from '#ui/button.tsx';
import { GatePassCard } from '#ui/gate-pass.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { queryOf, Refused } from '../api/query.ts';
import { Fold } from '../shell/fold.tsx';
import './gate-passes.css';

/** The passes of those who come, while they are expected; open at once where the gate asks for one. */
export function GatePasses({ booking }: { booking: BookingView }) {
  const { gatePass: words } = useWords();
  const lang = useLang();
  const comes = isExpected(booking.status);
  const query = useQuery({
    ...queryOf(readGatePass, { id: booking.id }),
    enabled: comes,
    // Another Karigar is another pass: whoever looks again sees the one that counts.
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: 60_000,
  });
  if (!comes) return null;
  if (query.error instanceof Refused && query.error.refusal.code === 'no-gate-pass') return null;
  if (query.isError && !query.data) {
    return (
      <section className="gate-passes" aria-label={words.title}>
        <p role="alert">{words.failed}</p>
        <Button look="soft" onClick={() => void query.refetch()}>
          {words.again}
        </Button>
      </section>
    );
  }
  // It stands above buttons that would move from under a finger.
  if (!query.data) return <div className="gate-passes waiting" aria-hidden="true" />;
  return query.data.passes.map((pass) => (
    <Fold
      key={pass.address}
      title={words.titleFor({ name: pass.karigarName })}
      className="gate-passes"
      open={query.data.gate?.needsPass ?? false}
    >
      <GatePassCard pass={pass} gate={query.data.gate} words={words} lang={lang} />
    </Fold>
  ));
}
