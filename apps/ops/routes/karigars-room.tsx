import { listApplications } from '#contract/ops/list-applications.ts';
import { listKarigarPapers } from '#contract/ops/list-karigar-papers.ts';
import { listKarigars } from '#contract/ops/list-karigars.ts';
import { Applications } from '../people/applications.tsx';
import { EndingPapers } from '../people/ending-papers.tsx';
import { Pauses } from '../people/pauses.tsx';
import { Roster } from '../people/roster.tsx';
import { useMay } from '../shell/roles.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useSpeech } from '../shell/words.tsx';

const APPLICATIONS = '/karigars/applications';
const PAUSED = '/karigars/paused';
const PAPERS = '/karigars/documents';
const APPLICANT = /^\/karigars\/applications\/([0-9a-f-]{36})$/;

/** Karigars, those who are paused, people who want to become one, and documents that run out. */
export function KarigarsRoom({ path }: { path: string }) {
  const { ops, opsApplicants: says } = useSpeech().words;
  const may = useMay();
  const applicantId = APPLICANT.exec(path)?.[1];
  const isApplying = path === APPLICATIONS || applicantId !== undefined;
  return (
    <div className="o-tabbed">
      <Tabs
        label={ops.places.karigars}
        path={isApplying ? APPLICATIONS : path}
        tabs={[
          ...(may(listKarigars) ? [{ path: '/karigars', name: says.tabs.roster }] : []),
          { path: PAUSED, name: says.tabs.paused },
          ...(may(listApplications) ? [{ path: APPLICATIONS, name: says.tabs.applications }] : []),
          ...(may(listKarigarPapers) ? [{ path: PAPERS, name: says.tabs.papers }] : []),
        ]}
      />
      {path === '/karigars' && (may(listKarigars) ? <Roster /> : <Pauses />)}
      {path === PAUSED && <Pauses />}
      {path === PAPERS && <EndingPapers />}
      {isApplying && <Applications applicantId={applicantId} />}
    </div>
  );
}
