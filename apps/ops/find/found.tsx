import { caseNumber } from '#contract/cases.ts';
import { isMobile, normaliseMobile } from '#contract/fields/mobile.ts';
import type { OutputOf } from '#contract/operation.ts';
import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { readCase } from '#contract/ops/read-case.ts';
import { searchOps } from '#contract/ops/search-ops.ts';
import { useReading } from '../api/reading.ts';
import { go } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { Group, Hit } from './hit.tsx';
import { useWayTo } from './way-to.ts';

type Answer = OutputOf<typeof searchOps>;
type Open = (path: string) => void;

/** Hits by their kind, and acts that the text itself allows. */
export function Found({ query, onClose }: { query: string; onClose: () => void }) {
  const { words } = useSpeech();
  const reading = useReading(searchOps, { query });
  const { value } = reading;
  if (!value)
    return (
      <div className="o-pb">
        <Waiting reading={reading} />
      </div>
    );
  const open = (path: string) => {
    go(path);
    onClose();
  };
  const { bookings, societies, payments, customers, karigars, callBacks } = value;
  const isNothing = [bookings, societies, payments, customers, karigars, callBacks].every(
    (hits) => hits.length === 0,
  );
  return (
    <>
      <Payments {...{ query, payments, open }} />
      <Bookings {...{ query, bookings, open }} />
      <Societies {...{ query, societies, open }} />
      <People {...{ query, customers, karigars, open }} />
      <CallBacks {...{ query, callBacks, open }} />
      {isNothing && <p className="o-pb">{words.ops.nothingFound}</p>}
      <Acts {...{ query, value, open }} />
    </>
  );
}

type Shown<Name extends keyof Answer> = Pick<Answer, Name> & { query: string; open: Open };

function Bookings({ query, bookings, open }: Shown<'bookings'>) {
  const { words, lang } = useSpeech();
  const nameOf = useServiceName();
  const statuses = words.ops.statuses as Readonly<Record<string, string>>;
  return (
    <Group title={words.opsFind.bookings}>
      {bookings.map((one) => (
        <Hit
          key={one.id}
          icon="calendar"
          query={query}
          title={`${one.reference} · ${nameOf(one.serviceName)}, ${shownAt(one.startsAt, lang)}`}
          text={[one.customerName, one.pincode].filter(Boolean).join(' · ')}
          beside={statuses[one.status] ?? one.status}
          onOpen={() => open(`/bookings/${one.id}`)}
        />
      ))}
    </Group>
  );
}

function Societies({ query, societies, open }: Shown<'societies'>) {
  const { opsFind: says } = useSpeech().words;
  return (
    <Group title={says.societies}>
      {societies.map((one) => (
        <Hit
          key={one.id}
          {...{ icon: 'house', query, title: one.name, text: one.pincode }}
          beside={says.society.title}
          onOpen={() => open(`/societies/${one.id}`)}
        />
      ))}
    </Group>
  );
}

function Payments({ query, payments, open }: Shown<'payments'>) {
  const { words, lang } = useSpeech();
  const { opsFind: says, opsFile } = words;
  const wayTo = useWayTo();
  const names: Readonly<Record<string, string>> = { ...says.states, ...opsFile.documentKinds };
  return (
    <Group title={says.payments}>
      {payments.flatMap((one) => {
        const way = wayTo(one);
        return way
          ? [
              <Hit
                key={`${one.kind} ${one.id}`}
                {...{
                  icon: 'rupee',
                  query,
                  title: `${one.reference} · ${shownMoney(one.amountPaise)}`,
                }}
                text={`${says.kinds[one.kind]} · ${shownAt(one.at, lang)}`}
                beside={names[one.state] ?? one.state}
                onOpen={() => open(way)}
              />,
            ]
          : [];
      })}
    </Group>
  );
}

function People({ query, customers, karigars, open }: Shown<'customers' | 'karigars'>) {
  const { words } = useSpeech();
  const { ops, opsFind: says } = words;
  return (
    <>
      <Group title={says.customers}>
        {customers.map((one) => (
          <Hit
            key={one.id}
            {...{ icon: 'user', query, title: one.name ?? ops.customer }}
            text={[
              one.mobileMasked ?? one.emailMasked,
              says.bookingCount({ count: one.bookings }),
            ].join(' · ')}
            beside={ops.customer}
            onOpen={() => open(`/customers/${one.id}`)}
          />
        ))}
      </Group>
      <Group title={says.karigars}>
        {karigars.map((one) => (
          <Hit
            key={one.id}
            {...{ icon: 'user', query, title: one.name }}
            text={[`${ops.karigar} ${one.id}`, one.mobileMasked].filter(Boolean).join(' · ')}
            beside={one.active ? ops.karigar : ops.offRoster}
            onOpen={() => open(`/karigars/${one.id}`)}
          />
        ))}
      </Group>
    </>
  );
}

/** Requests to be called lead to their case; a role that reads no cases finds those that wait among what needs somebody. */
function CallBacks({ query, callBacks, open }: Shown<'callBacks'>) {
  const { words, lang } = useSpeech();
  const { ops, opsFind: says } = words;
  const nameOf = useServiceName();
  const may = useMay();
  return (
    <Group title={says.callBacks}>
      {callBacks.map((one) => (
        <Hit
          key={one.id}
          {...{ icon: 'phone', query, title: one.name }}
          text={`${nameOf(one.serviceInterest)} · ${shownAt(one.askedAt, lang)}`}
          beside={one.handled ? says.called : ops.kinds['call-back']}
          onOpen={() => open(one.caseNumber && may(readCase) ? `/cases/${one.caseNumber}` : '/')}
        />
      ))}
    </Group>
  );
}

/** Acts that the text itself allows: a case by its number, a booking for a mobile or a home, the list of a pincode. */
function Acts({ query, value, open }: { query: string; value: Answer; open: Open }) {
  const { opsFind: says, opsBook } = useSpeech().words;
  const may = useMay();
  const number = caseNumber.safeParse(query);
  const mobile = normaliseMobile(query);
  const mayBook = may(bookForCaller);
  const [society] = value.societies;
  return (
    <Group title={says.acts}>
      {number.success && may(readCase) && (
        <Hit
          {...{ icon: 'chat', query: '', title: says.openCase({ number: number.data }) }}
          onOpen={() => open(`/cases/${number.data}`)}
        />
      )}
      {value.by === 'mobile' && isMobile(mobile) && mayBook && (
        <Hit
          {...{ icon: 'phone', query: '', title: opsBook.bookFor({ mobile }) }}
          onOpen={() => open(`/book?mobile=${encodeURIComponent(mobile)}`)}
        />
      )}
      {society && value.by === 'name' && mayBook && (
        <Hit
          {...{ icon: 'phone', query: '', title: says.bookAt({ society: society.name }) }}
          onOpen={() =>
            open(`/book?pincode=${society.pincode}&society=${encodeURIComponent(society.name)}`)
          }
        />
      )}
      {value.by === 'pincode' && (
        <Hit
          {...{ icon: 'calendar', query: '', title: says.bookingsAt({ pincode: query }) }}
          onOpen={() => open(`/bookings?pincode=${query.replace(/\s/g, '')}`)}
        />
      )}
    </Group>
  );
}
