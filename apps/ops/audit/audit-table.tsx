import type { OutputOf } from '#contract/operation.ts';
import type { listAudit } from '#contract/ops/list-audit.ts';
import { Link } from '../shell/path.tsx';
import { shownSince } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { shownAnswer, shownName } from './audit-names.ts';

type Entry = OutputOf<typeof listAudit>['entries'][number];

type AuditTableProps = { entries: readonly Entry[]; onAbout: (about: string) => void };

export function AuditTable({ entries, onAbout }: AuditTableProps) {
  const { words, lang } = useSpeech();
  const { opsAudit: says } = words;
  const heads = ['when', 'who', 'what', 'about', 'why'] as const;
  return (
    <div className="audit-scroll">
      <table className="o-t audit-table">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{says[head]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((one) => (
            <tr key={one.id}>
              <td>{shownSince(one.at, lang)}</td>
              <td>{one.by ?? says.gone}</td>
              <td>
                <span className={one.kind === 'look' ? 'o-chip calm' : 'o-chip'}>
                  {says.kindOf[one.kind]}
                </span>{' '}
                <span title={one.name}>{shownName(one.name, words)}</span>
                {one.what && `, ${shownLook(one.what, says.looked)}`}
                {one.result && ` · ${shownAnswer(one.result, words)}`}
              </td>
              <td>
                <About one={one} onAbout={onAbout} />
              </td>
              <td className="audit-why">{one.why}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const shownLook = (what: string, looked: Readonly<Record<string, string>>): string =>
  looked[what] ?? what;

function About({ one, onAbout }: { one: Entry; onAbout: (about: string) => void }) {
  const { opsAudit: says } = useSpeech().words;
  const { about, whose, reference } = one;
  if (!about) return null;
  const isUuid = about.length === 36;
  return (
    <span className="row">
      {reference ? (
        <Link className="o-link mono" to={`/bookings/${about}`}>
          {reference}
        </Link>
      ) : (
        <span>
          {whose ? says.whose[whose] : ''}{' '}
          <span className="mono t3">{whose === 'day' ? about : about.slice(-8)}</span>
        </span>
      )}
      {isUuid && (
        <button
          type="button"
          className="o-btn audit-only"
          aria-label={says.onlyAbout({ what: reference ?? about.slice(-8) })}
          title={says.onlyAbout({ what: reference ?? about.slice(-8) })}
          onClick={() => onAbout(about)}
        >
          =
        </button>
      )}
    </span>
  );
}
