import { readBookingRecords } from '#contract/ops/read-booking-records.ts';
import { useReading } from '../api/reading.ts';
import { BooksLink } from '../shell/books-link.tsx';
import { Panel } from '../shell/panel.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { Talk } from '../shell/talk.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Photos } from './photos.tsx';

/** Bills, photos and what the two of the visit said; a photo is seen only by who asks for it. */
export function Records({ id }: { id: string }) {
  const { words, lang } = useSpeech();
  const { opsFile: says } = words;
  const reading = useReading(readBookingRecords, { id });
  const { documents, photos, said } = reading.value ?? {};
  return (
    <Panel title={says.documents} beside={documents?.length}>
      <Waiting reading={reading} />
      {documents?.length === 0 && <p className="t3">{says.noDocuments}</p>}
      <ul className="o-rows">
        {documents?.map((one) => (
          <li key={one.id}>
            <span>
              {says.documentKinds[one.kind]} <span className="mono">{one.number}</span>
              <small>
                {shownAt(one.issuedAt, lang)} <BooksLink of="tax-document" id={one.id} />
              </small>
            </span>
            <b>{shownMoney(one.amountPaise)}</b>
          </li>
        ))}
      </ul>
      {photos && <Photos photos={photos} />}
      <h3>{says.talk}</h3>
      {said && <Talk said={said} />}
    </Panel>
  );
}
