import { useState } from 'react';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { listAudit } from '#contract/ops/list-audit.ts';
import { usePages } from '../api/reading.ts';
import { More } from '../shell/more.tsx';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';
import './audit.css';

type Wanted = InputOf<typeof listAudit>;
type Entry = OutputOf<typeof listAudit>['entries'][number];

/** The audit log: acts and looks of operations, searched, filtered, page by page, and as a file. */
export function Audit() {
  const { opsAudit: says } = useSpeech().words;
  const [wanted, setWanted] = useState<Wanted>({});
  const asked = usePages(listAudit, wanted, ({ next }) => next);
  const { pages, reading } = asked;
  const entries = pages?.flatMap((page) => page.entries) ?? [];
  return (
    <div className="o-body">
      <section className="o-panel">
        <header className="o-ph">
          <h2>{says.title}</h2>
          <span className="sp" />
          <AuditExport wanted={wanted} />
        </header>
        <AuditFilters wanted={wanted} onWant={setWanted} />
        {wanted.about && (
          <p className="o-note audit-about">
            {says.onlyAbout({ what: nameOf(entries, wanted.about) })}
            <button
              type="button"
              className="o-btn"
              onClick={() => setWanted(({ about: _, ...rest }) => rest)}
            >
              {says.clear}
            </button>
          </p>
        )}
        {!pages && (
          <div className="o-pb">
            <Waiting reading={reading} />
          </div>
        )}
        {pages && entries.length === 0 && <p className="o-pb">{says.none}</p>}
        {entries.length > 0 && (
          <AuditTable
            entries={entries}
            onAbout={(about) => setWanted((before) => ({ ...before, about }))}
          />
        )}
        <More pages={asked} label={says.more} />
      </section>
    </div>
  );
}

const nameOf = (entries: readonly Entry[], about: string): string =>
  entries.find((one) => one.about === about)?.reference ?? about;
