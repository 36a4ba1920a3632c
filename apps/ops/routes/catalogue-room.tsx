import type { StaffRole } from '#contract/staff.ts';
import { Catalogue } from '../catalogue/catalogue.tsx';
import { Days } from '../city/days.tsx';
import { Societies } from '../city/societies.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useSpeech } from '../shell/words.tsx';

const DAYS = '/catalogue/city/days';
const SOCIETIES = '/catalogue/city/societies';
const MAY_IMPORT: readonly StaffRole[] = ['catalogue', 'admin'];

/** The catalogue, and the city's days and societies. */
export function CatalogueRoom({ path, roles }: { path: string; roles: readonly StaffRole[] }) {
  const { words } = useSpeech();
  const { tabs } = words.opsCity;
  const isCity = path === DAYS || path === SOCIETIES;
  return (
    <div className="o-tabbed">
      <Tabs
        label={words.ops.places.catalogue}
        path={isCity ? path : '/catalogue'}
        tabs={[
          { path: '/catalogue', name: tabs.services },
          { path: DAYS, name: tabs.days },
          { path: SOCIETIES, name: tabs.societies },
        ]}
      />
      {/* Stays mounted, so that typed text is kept while one looks at the days. */}
      <div className="o-kept" hidden={isCity}>
        <Catalogue path={isCity ? '/catalogue' : path} />
      </div>
      {path === DAYS && <Days />}
      {path === SOCIETIES && (
        <Societies mayImport={roles.some((role) => MAY_IMPORT.includes(role))} />
      )}
    </div>
  );
}
