import { useEffect } from 'react';
import { changeDuty } from '#contract/ops/change-duty.ts';
import { readDuty } from '#contract/ops/read-duty.ts';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useReading } from '../api/reading.ts';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';
import { openWhatRang, renewPushSubscription } from './push-subscription.ts';
import './duty.css';

/** How many are on duty, in sight of everybody; pressed it opens their list. */
export function Duty({ self, onOpen }: { self: string; onOpen: () => void }) {
  const { opsDuty: says } = useSpeech().words;
  const reading = useReading(readDuty, {}, { everyMs: 30_000 });
  const mayBeOnDuty = useMay()(changeDuty);
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
    <button type="button" className={`o-duty ${look}`} aria-label={text} onClick={onOpen}>
      <Icon name={look === 'nobody' ? 'no-bell' : 'bell'} className="i" />
      <span>{text}</span>
    </button>
  );
}
