import type { VisitOfDay } from '#contract/karigar/karigar-visit.ts';
import { useWords } from './words.tsx';

const TONE: Partial<Record<VisitOfDay['status'], string>> = {
  dispatched: 'wants',
  arrived: 'wants',
  in_progress: 'wants',
  done: 'good',
  completed: 'good',
  cancelled: 'bad',
  disputed: 'bad',
};

export function StatusPill({ status }: { status: VisitOfDay['status'] }) {
  const { visit } = useWords();
  return <span className={`k-pill ${TONE[status] ?? ''}`}>{visit.status[status]}</span>;
}
