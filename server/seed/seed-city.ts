import { DAY, type Instant } from '#kernel/time.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { hashSecret } from '#server/platform/secrets/argon2id.ts';
import { DEMO_PASSWORD } from './cast.ts';
import { type Dice, throwDice } from './dice.ts';
import { inventName } from './people.ts';
import { inventRoster } from './roster.ts';
import { inventSocieties } from './societies.ts';
import { sowKarigars } from './sow-karigars.ts';
import { sowOnce } from './sow-once.ts';
import { type SownPerson, sowPeople } from './sow-people.ts';

export const CITY = { karigars: 5_000, societies: 1_000, customers: 50_000 } as const;
/** The first few customers of the city can sign in, `customer-1@city.example` with the password of the cast. */
export const CITY_CUSTOMERS_WITH_PASSWORD = 10;

const EDITION = '2026-11-21';
const CITY_SEED = 400_001;
const BATCH = 5_000;

/** A whole city for measuring and simulating, on top of `seedBase` and `seedDemo`. */
export const seedCity = (
  pool: Pool,
  onProgress: (sentence: string) => void = () => {},
  now: Instant = Date.now(),
): Promise<boolean> =>
  sowOnce(pool, { name: 'city', edition: EDITION, now }, async (db) => {
    onProgress(`Inventing Karigars until there are ${CITY.karigars}`);
    await fillRoster(db);
    onProgress(`Inventing ${CITY.societies} societies`);
    await sowSocieties(db);
    await sowCustomers(db, now, onProgress);
  });

async function fillRoster(db: Database): Promise<void> {
  const found = await db.query<{ count: number }>('select count(*) from karigars');
  const missing = CITY.karigars - (found.rows[0]?.count ?? 0);
  if (missing > 0) await sowKarigars(db, inventRoster(missing, CITY_SEED));
}

async function sowSocieties(db: Database): Promise<void> {
  await db.query(
    `insert into societies (name, pincode, wings, synthetic)
      select society ->> 'name', society ->> 'pincode',
          array(select jsonb_array_elements_text(society -> 'wings')), true
        from jsonb_array_elements($1) society
      on conflict do nothing`,
    [JSON.stringify(inventSocieties(CITY.societies, CITY_SEED))],
  );
}

async function sowCustomers(
  db: Database,
  now: Instant,
  onProgress: (sentence: string) => void,
): Promise<void> {
  const dice = throwDice(CITY_SEED);
  const passwordHash = await hashSecret(DEMO_PASSWORD);
  for (let first = 1; first <= CITY.customers; first += BATCH) {
    const last = Math.min(first + BATCH - 1, CITY.customers);
    onProgress(`Inventing customers: ${last} of ${CITY.customers}`);
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    await sowPeople(
      db,
      numbers.map((number) => inventCustomer(number, dice, now, passwordHash)),
    );
  }
}

function inventCustomer(
  number: number,
  dice: Dice,
  now: Instant,
  passwordHash: string,
): SownPerson {
  return {
    id: cityCustomerId(number),
    fullName: inventName(dice, 50),
    email: `customer-${number}@city.example`,
    mobile: `+915${String(100_000_000 + number)}`,
    language: dice.pick(['en', 'en', 'hi', 'hi', 'mr']),
    role: 'customer',
    passwordHash: number <= CITY_CUSTOMERS_WITH_PASSWORD ? passwordHash : null,
    createdAt: now - dice.below(365) * DAY,
  };
}

/** Known beforehand, so that a load generator need not ask for them. */
export const cityCustomerId = (number: number): string =>
  `01936f00-0001-7000-8000-${String(number).padStart(12, '0')}`;
