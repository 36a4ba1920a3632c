import type { OpsCase } from '#contract/ops/case.ts';
import { listCases } from '#contract/ops/list-cases.ts';
import { call } from '../../browser/call.ts';
import { csvOf, saveCsv } from '../shell/csv.ts';
import { PagedCsv } from '../shell/paged-csv.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { Wanted } from './file-of.ts';

const MOST_LINES = 2_000;

/** The cases of a list as a file. */
export function Export({ wanted }: { wanted: Wanted }) {
  const { opsCases: says } = useSpeech().words;
  return (
    <PagedCsv
      words={says}
      file="cases"
      of={wanted}
      most={MOST_LINES}
      read={async (before) => {
        const answer = await call(listCases, { ...wanted, ...(before && { before }) });
        return answer.ok ? { items: answer.value.cases, next: answer.value.next } : undefined;
      }}
      save={(cases) => saveCsv('cases.csv', csvOf(NAMES, cases.map(lineOf)))}
    />
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
