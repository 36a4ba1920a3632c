import { useDeferredValue, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { listSocietyRules } from '#contract/ops/list-society-rules.ts';
import { weekdayNames } from '#ui/dates.ts';
import { usePages } from '../api/reading.ts';
import { TextField } from '../shell/field.tsx';
import { More } from '../shell/more.tsx';
import { Scroller } from '../shell/scroller.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { clockOf } from './clock-of.ts';
import { ImportFile } from './import-file.tsx';
import { SocietyForm } from './society-form.tsx';
import './city.css';

type Society = OutputOf<typeof listSocietyRules>['societies'][number];

/** Housing societies and what each asks of visitors. */
export function Societies({ mayImport }: { mayImport: boolean }) {
  const { opsCity: says } = useSpeech().words;
  const [text, setText] = useState('');
  const asked = useDeferredValue(text.trim());
  const [open, setOpen] = useState<Society | 'new' | 'file'>();
  const found = usePages(listSocietyRules, asked === '' ? {} : { text: asked }, ({ next }) => next);
  const { pages, reading } = found;
  const societies = pages?.flatMap((page) => page.societies) ?? [];
  const close = () => setOpen(undefined);
  return (
    <div className="o-body">
      <section className="o-panel">
        <header className="o-ph">
          <h2>{says.societies}</h2>
          <span className="n">{pages?.[0]?.total}</span>
          <span className="sp" />
          {mayImport && (
            <button type="button" className="o-btn" onClick={() => setOpen('file')}>
              {says.fromFile}
            </button>
          )}
          <button type="button" className="o-btn go" onClick={() => setOpen('new')}>
            {says.newSociety}
          </button>
        </header>
        <div className="o-pb o-field">
          <TextField label={says.find} type="search" maxLength={80} value={text} onType={setText} />
          {!pages && <Waiting reading={reading} />}
          {pages && societies.length === 0 && <p>{says.noSocieties}</p>}
        </div>
        {societies.length > 0 && <SocietyTable societies={societies} onEdit={setOpen} />}
        <More pages={found} label={says.more} />
      </section>
      {open === 'file' && <ImportFile onClose={close} />}
      {open !== undefined && open !== 'file' && (
        <SocietyForm of={open === 'new' ? undefined : open} onClose={close} />
      )}
    </div>
  );
}

type SocietyTableProps = { societies: readonly Society[]; onEdit: (one: Society) => void };

function SocietyTable({ societies, onEdit }: SocietyTableProps) {
  const { opsCity: says } = useSpeech().words;
  return (
    <Scroller>
      <table className="o-t city-table">
        <thead>
          <tr>
            <th>{says.name}</th>
            <th>{says.pincode}</th>
            <th>{says.quiet}</th>
            <th>{says.gate}</th>
            <th>
              <span className="o-sr">{says.edit}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {societies.map((one) => (
            <Row key={one.id} one={one} onEdit={() => onEdit(one)} />
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Row({ one, onEdit }: { one: Society; onEdit: () => void }) {
  const { words, lang } = useSpeech();
  const { opsCity: says } = words;
  const days = weekdayNames(lang, 'short');
  const quiet = one.quietHours.map(
    ({ weekday, startsMinute, endsMinute }) =>
      `${days[weekday]} ${clockOf(startsMinute)}–${clockOf(endsMinute)}`,
  );
  return (
    <tr>
      <td>
        {one.name} {one.synthetic && <span className="o-chip">{says.synthetic}</span>}
      </td>
      <td className="mono">{one.pincode}</td>
      <td title={quiet.join(', ')}>
        {quiet.length === 0
          ? says.none
          : `${quiet.slice(0, 2).join(', ')}${quiet.length > 2 ? '…' : ''}`}
      </td>
      <td>
        {one.gateMinutes} {words.ops.min}
        {one.gateNeedsPass && ` · ${says.gateNeedsPass}`}
      </td>
      <td className="r">
        <button
          type="button"
          className="o-btn"
          aria-label={says.editOf({ name: one.name })}
          onClick={onEdit}
        >
          {says.edit}
        </button>
      </td>
    </tr>
  );
}
