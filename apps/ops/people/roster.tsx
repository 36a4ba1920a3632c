import { useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { KARIGAR_STANDINGS, listKarigars } from '#contract/ops/list-karigars.ts';
import { inLanguage } from '#kernel/languages.ts';
import { useReading } from '../api/reading.ts';
import { Choice, TextField } from '../shell/field.tsx';
import { Pages } from '../shell/pages.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { shownAt } from '../shell/shown.ts';
import { useServiceChoices } from '../shell/use-services.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';

type Wanted = {
  readonly standing: (typeof KARIGAR_STANDINGS)[number];
  readonly name: string;
  readonly pincode: string;
  readonly serviceId: string;
};

/** Everybody who works with us, is paused, or has gone, by name; a press leads to their file. */
export function Roster() {
  const { opsPeople } = useSpeech().words;
  const { roster: says } = opsPeople;
  const [wanted, setWanted] = useState<Wanted>({
    ...{ standing: 'active', name: '', pincode: '', serviceId: '' },
  });
  const [after, setAfter] = useState<number>();
  const { standing, name, pincode, serviceId } = wanted;
  const reading = useReading(listKarigars, {
    ...{ standing, ...(name.trim() !== '' && { name: name.trim() }) },
    ...(/^\d{6}$/.test(pincode) && { pincode }),
    ...(serviceId !== '' && { serviceId: Number(serviceId) }),
    ...(after && { after }),
  });
  const { karigars, next, count } = reading.value ?? {};
  return (
    <div className="o-body o-stack">
      <section className="o-panel">
        <div className="o-pb">
          <Filters
            wanted={wanted}
            onChange={(more) => {
              setAfter(undefined);
              setWanted({ ...wanted, ...more });
            }}
          />
        </div>
      </section>
      <Panel title={says.title} beside={count}>
        <Waiting reading={reading} />
        {karigars?.length === 0 && <p>{says.none}</p>}
        {karigars && karigars.length > 0 && <RosterTable karigars={karigars} />}
        <Pages after={after} next={next} onTurn={setAfter} />
      </Panel>
    </div>
  );
}

type FiltersProps = { wanted: Wanted; onChange: (more: Partial<Wanted>) => void };

function Filters({ wanted, onChange }: FiltersProps) {
  const { opsPeople, opsList } = useSpeech().words;
  const { roster: says } = opsPeople;
  const services = useServiceChoices(opsList.all);
  return (
    <div className="o-filters">
      <Choice
        label={says.standing}
        value={wanted.standing}
        options={KARIGAR_STANDINGS}
        nameOf={(one) => says.standings[one]}
        onChoose={(standing) => onChange({ standing })}
      />
      <TextField
        label={says.name}
        maxLength={60}
        value={wanted.name}
        onType={(name) => onChange({ name })}
      />
      <Choice
        label={says.service}
        value={wanted.serviceId}
        {...services}
        onChoose={(serviceId) => onChange({ serviceId })}
      />
      <TextField
        label={says.homePincode}
        inputMode="numeric"
        value={wanted.pincode}
        onType={(text) => onChange({ pincode: text.replace(/\D/g, '').slice(0, 6) })}
      />
    </div>
  );
}

type RosterTableProps = { karigars: OutputOf<typeof listKarigars>['karigars'] };

/** One Karigar a row; on a phone a row is a card. */
function RosterTable({ karigars }: RosterTableProps) {
  const { words, lang } = useSpeech();
  const { roster: says, ofRatings, noRating } = words.opsPeople;
  const { nameOf } = useServiceChoices('');
  return (
    <table className="o-t o-cards o-wrapped">
      <thead>
        <tr>
          <th>{words.ops.karigar}</th>
          <th>{says.area}</th>
          <th>{says.skills}</th>
          <th>{words.opsPeople.rating}</th>
          <th className="r">{says.served}</th>
          <th>{says.next}</th>
        </tr>
      </thead>
      <tbody>
        {karigars.map(({ karigarId, name, area, skills, rating, served, nextVisitAt }) => (
          <tr key={karigarId}>
            <td>
              <Link className="o-link" to={`/karigars/${karigarId}`}>
                {name}
              </Link>{' '}
              <span className="t3">{karigarId}</span>
            </td>
            <td>{inLanguage(area, lang)}</td>
            <td>{skills.map((id) => nameOf(String(id))).join(', ')}</td>
            <td data-name={words.opsPeople.rating}>
              {rating.stars === null
                ? noRating
                : `${rating.stars.toFixed(1)} ${ofRatings({ count: rating.count })}`}
            </td>
            <td className="r" data-name={says.served}>
              {served}
            </td>
            <td data-name={says.next}>{nextVisitAt ? shownAt(nextVisitAt, lang) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
