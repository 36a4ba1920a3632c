import type { OutputOf } from '#contract/operation.ts';
import type { readKarigarRecords } from '#contract/ops/read-karigar-records.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { Talk } from '../shell/talk.tsx';
import { useSpeech } from '../shell/words.tsx';

type Said = OutputOf<typeof readKarigarRecords>['said'];

/** Talk at the visits of a person, each sentence with its visit. */
export function SaidAtVisits({ said }: { said: Said }) {
  const { opsFile: says } = useSpeech().words;
  return (
    <Panel title={says.talk} beside={said.length}>
      <Talk
        said={said}
        besideOf={({ bookingId, reference }) => (
          <>
            <Link className="o-link mono" to={`/bookings/${bookingId}`}>
              {reference}
            </Link>{' '}
          </>
        )}
      />
    </Panel>
  );
}
