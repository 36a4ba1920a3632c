import type { StaffRole } from '#contract/staff.ts';
import { Catalogue } from '../catalogue/catalogue.tsx';
import { Areas } from '../city/areas.tsx';
import { Days } from '../city/days.tsx';
import { RateCards } from '../city/rate-cards.tsx';
import { Societies } from '../city/societies.tsx';
import { Zones } from '../city/zones.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useSpeech } from '../shell/words.tsx';
import { Texts } from '../texts/texts.tsx';

const DAYS = '/catalogue/city/days';
const SOCIETIES = '/catalogue/city/societies';
const AREAS = '/catalogue/city/areas';
const ZONES = '/catalogue/city/zones';
const RATES = '/catalogue/city/rates';
const TEXTS = '/catalogue/texts';
const MAY_IMPORT: readonly StaffRole[] = ['catalogue', 'admin'];
const MAY_LIMIT: readonly StaffRole[] = ['catalogue', 'dispatch', 'admin'];

/** The catalogue, prices of extra work, texts for customers, and the city's days, societies, served areas and zone switches. */
export function CatalogueRoom({ path, roles }: { path: string; roles: readonly StaffRole[] }) {
  const { words } = useSpeech();
  const { tabs } = words.opsCity;
  // Roles that run the day may switch zones, but change nothing of what is sold.
  const maySell = roles.some((role) => MAY_IMPORT.includes(role));
  const mayLimit = roles.some((role) => MAY_LIMIT.includes(role));
  const at = maySell || (mayLimit && path === AREAS) ? path : ZONES;
  const isTexts = at === TEXTS || at.startsWith(`${TEXTS}/`);
  const isApart = isTexts || [DAYS, SOCIETIES, AREAS, ZONES, RATES].includes(at);
  return (
    <div className="o-tabbed">
      <Tabs
        label={words.ops.places.catalogue}
        path={isTexts ? TEXTS : isApart ? at : '/catalogue'}
        tabs={[
          ...(maySell
            ? [
                { path: '/catalogue', name: tabs.services },
                { path: DAYS, name: tabs.days },
                { path: SOCIETIES, name: tabs.societies },
                { path: RATES, name: tabs.rates },
                { path: TEXTS, name: tabs.texts },
              ]
            : []),
          ...(mayLimit ? [{ path: AREAS, name: tabs.areas }] : []),
          { path: ZONES, name: tabs.zones },
        ]}
      />
      {/* Stays mounted, so that typed text is kept while one looks at the days. */}
      {maySell && (
        <div className="o-kept" hidden={isApart}>
          <Catalogue path={isApart ? '/catalogue' : at} />
        </div>
      )}
      {at === DAYS && <Days />}
      {at === SOCIETIES && <Societies mayImport={maySell} />}
      {at === RATES && <RateCards />}
      {at === AREAS && <Areas />}
      {at === ZONES && <Zones />}
      {isTexts && <Texts path={at} />}
    </div>
  );
}
