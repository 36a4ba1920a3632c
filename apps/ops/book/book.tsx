import { useState } from 'react';
import { isMobile, normaliseMobile } from '#contract/fields/mobile.ts';
import { PINCODE } from '#contract/fields/pincode.ts';
import type { OutputOf } from '#contract/operation.ts';
import { bookForCaller } from '#contract/ops/book-for-caller.ts';
import { priceOfDays } from '#contract/terms/payment-terms.ts';
import type { Lang } from '#i18n/index.ts';
import { newId } from '#kernel/ids.ts';
import { useAct } from '../shell/act.tsx';
import { useServices } from '../shell/use-services.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { CallerPanel } from './caller.tsx';
import { BookedPanel, ConfirmPanel } from './confirm.tsx';
import { type Change, type Draft, emptyDraft, isWhole, priceOf, wishOf } from './draft.ts';
import { WhatPanel } from './what.tsx';
import { WherePanel } from './where.tsx';
import './book.css';

/** Books for somebody on the telephone: who, where, what and when, and the price before it is booked. */
export function Book() {
  const { lang } = useSpeech();
  const [round, setRound] = useState(0);
  const again = () => setRound((before) => before + 1);
  const first = round === 0 ? askedDraft(location.search, lang) : emptyDraft('+91', lang);
  return <Form key={round} first={first} onAnother={again} />;
}

/** Begun with the mobile or the home that the address names. */
function askedDraft(search: string, lang: Lang): Draft {
  const asked = new URLSearchParams(search);
  const mobile = normaliseMobile(asked.get('mobile') ?? '');
  const draft = emptyDraft(isMobile(mobile) ? mobile : '+91', lang);
  const [pincode, society] = [asked.get('pincode') ?? '', asked.get('society') ?? ''];
  if (!PINCODE.test(pincode)) return draft;
  return { ...draft, address: { ...draft.address, pincode, society } };
}

type Booked = OutputOf<typeof bookForCaller>;

function Form({ first, onAnother }: { first: Draft; onAnother: () => void }) {
  const { words } = useSpeech();
  const acting = useAct();
  const [draft, setDraft] = useState(first);
  const [booked, setBooked] = useState<Booked>();
  // One name for one telephone call: pressed twice, or after the line was lost, it is booked once.
  const [id] = useState(() => newId());
  const { named, reading } = useServices();
  if (!named)
    return (
      <div className="o-body">
        <Waiting reading={reading} />
      </div>
    );
  const change: Change = ({ address, ...more }) => {
    acting.clear();
    setDraft((before) => ({ ...before, ...more, address: { ...before.address, ...address } }));
  };
  const service = named.services.find((one) => one.id === draft.serviceId);
  const dayPaise = priceOf(service, draft);
  const pricePaise = dayPaise && priceOfDays(dayPaise, 1 + draft.moreDates.length);
  const book = async () => {
    if (pricePaise === undefined) return;
    const done = await acting.run(bookForCaller, { id, ...wishOf(draft, pricePaise) });
    if (done) setBooked(done);
  };
  return (
    <div className="o-body">
      <h2 className="o-sr">{words.opsBook.title}</h2>
      <div className="book-grid">
        <div className="o-stack" inert={booked !== undefined}>
          <CallerPanel {...{ draft, change }} />
          <WherePanel {...{ draft, change }} />
        </div>
        <div inert={booked !== undefined}>
          <WhatPanel {...{ draft, change, ...named }} />
        </div>
        {booked && <BookedPanel {...{ draft, booked, onAnother }} />}
        {service && pricePaise !== undefined && !booked && (
          <ConfirmPanel
            {...{ draft, change, pricePaise, acting }}
            category={service.category}
            ready={isWhole(draft)}
            onBook={() => void book()}
          />
        )}
      </div>
    </div>
  );
}
