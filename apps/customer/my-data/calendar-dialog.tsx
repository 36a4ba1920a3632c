import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { endCalendarLink } from '#contract/applicant/end-calendar-link.ts';
import { makeCalendarLink } from '#contract/applicant/make-calendar-link.ts';
import { readCalendarLink } from '#contract/applicant/read-calendar-link.ts';
import { calendarPath } from '#contract/calendar-link.ts';
import { CalendarLink } from '#ui/calendar-link.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { toast } from '#ui/toast.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { type CallRefusal, call } from '../api/call.ts';
import { queryOf, Refused } from '../api/query.ts';
import { Trouble } from '../shell/trouble.tsx';
import './my-data.css';

/** The link by which a calendar reads one's bookings. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { calendar, everyday, myData } = useWords();
  const lang = useLang();
  const title = useId();
  const { data, error, refetch, ...link } = useCalendarLink();
  return (
    <Dialog labelledBy={title} onClose={onClose} className="my-data">
      <DialogHead id={title} title={calendar.title} closeLabel={everyday.close} onClose={onClose} />
      <div className="dialog-body">
        <section>
          <p>{calendar.text}</p>
          {data && <CalendarLink {...link} words={calendar} lang={lang} madeAt={data.madeAt} />}
          {!data && !error && <p role="status">{myData.loading}</p>}
          {!data && error && (
            <Trouble
              reference={error instanceof Refused ? error.refusal.reference : undefined}
              onRetry={() => void refetch()}
            />
          )}
          <p className="trouble" role="alert">
            {link.trouble}
          </p>
        </section>
      </div>
    </Dialog>
  );
}

function useCalendarLink() {
  const { calendar, refusals } = useWords();
  const [busy, setBusy] = useState<'' | 'make' | 'end'>('');
  const [address, setAddress] = useState<string>();
  const [trouble, setTrouble] = useState('');
  const { data, error, refetch } = useQuery({ ...queryOf(readCalendarLink, {}), staleTime: 0 });
  const refused = ({ code }: CallRefusal) =>
    setTrouble(refusals[code as keyof typeof refusals] ?? refusals['internal-error']);
  const during = async (name: 'make' | 'end', act: () => Promise<void>) => {
    if (busy !== '') return;
    setBusy(name);
    setTrouble('');
    await act();
    await refetch();
    setBusy('');
  };
  const onMake = () =>
    void during('make', async () => {
      const answer = await call(makeCalendarLink, {});
      if (!answer.ok) return refused(answer.refusal);
      setAddress(`${location.origin}${calendarPath(answer.value.token)}`);
    });
  const onEnd = () =>
    void during('end', async () => {
      const answer = await call(endCalendarLink, {});
      if (!answer.ok) return refused(answer.refusal);
      setAddress(undefined);
      toast(calendar.ended);
    });
  return { data, error, refetch, busy, address, trouble, onMake, onEnd };
}
