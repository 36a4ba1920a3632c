import { useState } from 'react';
import type { OpsCase } from '#contract/ops/case.ts';
import { listCases } from '#contract/ops/list-cases.ts';
import { call } from '../../browser/call.ts';
import { csvOf, saveCsv } from '../shell/csv.ts';
import { useSpeech } from '../shell/words.tsx';
import type { Wanted } from './file-of.ts';

/** More are asked for by a narrower filter. */
const MOST_LINES = 2_000;

/** The list as a file, gathered page by page. */
export function Export({ wanted }: { wanted: Wanted }) {
  const { opsCases: says } = useSpeech().words;
  const [state, setState] = useState<'idle' | 'gathering' | 'cut'>('idle');
  const gather = async () => {
    setState('gathering');
    const cases: OpsCase[] = [];
    let before: string | undefined;
    do {
      const answer = await call(listCases, { ...wanted, ...(before && { before }) });
      if (!answer.ok) return setState('idle');
      cases.push(...answer.value.cases);
      before = answer.value.next ?? undefined;
    } while (before && cases.length < MOST_LINES);
    saveCsv('cases.csv', csvOf(NAMES, cases.map(lineOf)));
    setState(before ? 'cut' : 'idle');
  };
  return (
    <>
      <span role="status" className="t3">
        {state === 'gathering' && says.gathering}
        {state === 'cut' && says.cut({ count: MOST_LINES })}
      </span>
      <button type="button" className="o-btn" onClick={() => void gather()}>
        {says.csv}
      </button>
    </>
  );
}

const NAMES = [
  ...[
    'number',
    'kind',
    'topic',
    'said',
    'who',
    'booking',
    'openedAt',
    'owner',
    'nextStep',
    'nextAt',
  ],
  ...[
    'acknowledgeBy',
    'acknowledgedAt',
    'resolveBy',
    'escalatedAt',
    'closedAt',
    'outcome',
    'reason',
  ],
];

const lineOf = (one: OpsCase): (string | null)[] => [
  ...[one.number, one.kind, one.topic, one.said],
  one.customer?.name ?? one.callBack?.name ?? one.karigar?.name ?? null,
  ...[one.booking?.reference ?? null, one.openedAt, one.owner?.name ?? null],
  ...[one.nextStep, one.nextAt, one.acknowledgeBy, one.acknowledgedAt, one.resolveBy],
  ...[one.escalatedAt, one.closed?.at ?? null, one.closed?.outcome ?? null],
  one.closed?.reason ?? null,
];
