import { useEffect, useState } from 'react';
import { changeDuty } from '#contract/ops/change-duty.ts';
import { readDuty } from '#contract/ops/read-duty.ts';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useReading } from '../api/reading.ts';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';
import { DutySheet } from './duty-sheet.tsx';
import { openWhatRang, renewPushSubscription } from './push-subscription.ts';
import './duty.css';

/** How many are on duty, in sight of everybody; pressed, who they are, and one's own duty. */
export function Duty({ self }: { self: string }) {
  const { opsDuty: says } = useSpeech().words;
  const reading = useReading(readDuty, {}, { everyMs: 30_000 });
  const mayBeOnDuty = useMay()(changeDuty);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!mayBeOnDuty) return;
    void renewPushSubscription(self);
    return openWhatRang();
  }, [mayBeOnDuty, self]);
  const people = reading.value?.people;
  if (!people) return null;
  const own = people.find(({ userId }) => userId === self);
  const look = own ? 'own' : people.length > 0 ? 'others' : 'nobody';
  const text = {
    own: () => says.until({ time: shownClock(own?.until ?? '') }),
    others: () => says.others({ count: people.length }),
    nobody: () => says.nobody,
  }[look]();
  return (
    <>
      <button
        type="button"
        className={`o-duty ${look}`}
        aria-label={text}
        onClick={() => setOpen(true)}
      >
        <Icon name={look === 'nobody' ? 'no-bell' : 'bell'} className="i" />
        <span>{text}</span>
      </button>
      {open && (
        <DutySheet
          people={people}
          self={self}
          mayBeOnDuty={mayBeOnDuty}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
