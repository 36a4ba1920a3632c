import type { OutputOf } from '#contract/operation.ts';
import { readCustomerRecords } from '#contract/ops/read-customer-records.ts';
import { useReading } from '../api/reading.ts';
import { BooksLink } from '../shell/books-link.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { SaidAtVisits } from './said.tsx';

/** Bills and talk of a customer's latest bookings, for those who may read them. */
export const CustomerRecords = ({ userId }: { userId: string }) =>
  useMay()(readCustomerRecords) ? <Records userId={userId} /> : null;

function Records({ userId }: { userId: string }) {
  const { opsFile: says } = useSpeech().words;
  const reading = useReading(readCustomerRecords, { userId });
  if (!reading.value)
    return (
      <Panel title={says.documents}>
        <Waiting reading={reading} />
      </Panel>
    );
  const { documents, said } = reading.value;
  return (
    <>
      <Documents documents={documents} />
      <SaidAtVisits said={said} />
    </>
  );
}

type DocumentsProps = Pick<OutputOf<typeof readCustomerRecords>, 'documents'>;

function Documents({ documents }: DocumentsProps) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  return (
    <Panel title={says.documents} beside={documents.length}>
      {documents.length === 0 && <p className="t3">{says.noDocuments}</p>}
      <ul className="o-rows">
        {documents.map((one) => (
          <li key={one.id}>
            <span>
              {says.documentKinds[one.kind]} <span className="mono">{one.number}</span>
              <small>
                <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
                  {one.reference}
                </Link>{' '}
                · {shownAt(one.issuedAt, lang)} <BooksLink of="tax-document" id={one.id} />
              </small>
            </span>
            <b>{shownMoney(one.amountPaise)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
