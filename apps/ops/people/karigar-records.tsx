import { readApplication } from '#contract/ops/read-application.ts';
import { readKarigarRecords } from '#contract/ops/read-karigar-records.ts';
import { useReading } from '../api/reading.ts';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { KarigarFileOf } from './file-of.ts';
import { SaidAtVisits } from './said.tsx';

/** Talk at the latest visits of a Karigar, for those who may read it. */
export const KarigarTalk = ({ karigarId }: { karigarId: number }) =>
  useMay()(readKarigarRecords) ? <Talk karigarId={karigarId} /> : null;

function Talk({ karigarId }: { karigarId: number }) {
  const { opsFile: says } = useSpeech().words;
  const reading = useReading(readKarigarRecords, { karigarId });
  if (reading.value) return <SaidAtVisits said={reading.value.said} />;
  return (
    <Panel title={says.talk}>
      <Waiting reading={reading} />
    </Panel>
  );
}

const LOOKS: Readonly<Record<string, string>> = {
  ...{ sent: 'o-chip', accepted: 'o-chip calm', returned: 'o-chip risk' },
};

/** The papers that a Karigar has sent; their pictures are opened where applications are read. */
export function Papers({ file: { karigar, documents } }: { file: KarigarFileOf }) {
  const { words, lang } = useSpeech();
  const { opsApplicants: says, opsPeople } = words;
  const may = useMay();
  const kinds = says.documentKinds as Readonly<Record<string, string>>;
  const states = says.documentStates as Readonly<Record<string, string>>;
  return (
    <Panel title={says.documents} beside={documents.length}>
      {documents.length === 0 && <p className="t3">{opsPeople.noPapers}</p>}
      <ul className="o-rows">
        {documents.map((one) => (
          <li key={one.kind}>
            <span>
              {kinds[one.kind] ?? one.kind}
              <small>{shownAt(one.sentAt, lang)}</small>
            </span>
            <span className={LOOKS[one.state] ?? 'o-chip'}>{states[one.state] ?? one.state}</span>
          </li>
        ))}
      </ul>
      {documents.length > 0 && karigar.userId && may(readApplication) && (
        <Link className="o-link" to={`/karigars/applications/${karigar.userId}`}>
          {opsPeople.openPapers}
        </Link>
      )}
    </Panel>
  );
}
