import { useEffect, useState } from 'react';
import { previewAct } from '#contract/ops/preview-act.ts';
import type { LocalDate } from '#kernel/time.ts';
import { useReading } from '../api/reading.ts';
import type { Wished } from '../shell/act-sheet.tsx';
import { Effects } from '../shell/effects.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { Lane } from './lanes.ts';
import type { Drag } from './use-drag.ts';

/** It is asked what a drop would do once the drag rests, not on its way over every lane. */
const REST_MS = 250;

type DragPreviewProps = { drag: Drag; date: LocalDate; lanes: readonly Lane[] };

/** Beside the pointer: what would happen if it were dropped now. */
export function DragPreview({ drag: { visit, to, x, y }, date, lanes }: DragPreviewProps) {
  const { opsDay: says } = useSpeech().words;
  const place = to && JSON.stringify({ id: visit.bookingId, ...to, date });
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(place), REST_MS);
    return () => clearTimeout(timer);
  }, [place]);
  if (!to || !place) return null;
  const name = to.act === 'assign' && lanes.find((one) => one.karigar.id === to.karigarId);
  const left = Math.min(x + 18, innerWidth - 360);
  return (
    <aside className="o-pop" style={{ left, bottom: Math.max(12, innerHeight - y + 18) }}>
      <header className="t">
        <b>
          {name
            ? says.give({ name: name.karigar.name })
            : to.act === 'reschedule' && says.moveTo({ time: to.time })}
        </b>
      </header>
      {rested === place ? <Looked wished={JSON.parse(place) as Wished} /> : <p>{says.looking}</p>}
    </aside>
  );
}

function Looked({ wished }: { wished: Wished }) {
  const { opsDay: says } = useSpeech().words;
  const reading = useReading(previewAct, wished);
  if (reading.refusal) return <Waiting reading={reading} />;
  return reading.value ? <Effects of={reading.value} /> : <p role="status">{says.looking}</p>;
}
