import { type Instant, toIndiaIso } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { openDocument } from './karigar-document.ts';
import { listNamedPayees } from './named-payees.ts';
import { findApplication } from './own-application.ts';

/** What he has told and shown us to work as a Karigar, pictures included. */
export async function workingOf(
  { pool, keys }: { readonly pool: Database; readonly keys: Keys },
  userId: string,
): Promise<Record<string, unknown> | null> {
  const application = await findApplication(pool, keys, userId);
  if (!application) return null;
  const papers = await papersOf.run(pool, [userId]);
  const own = await ownKarigar.first(pool, [userId]);
  return {
    ...application,
    incomeTax: own ? (await incomeOf.run(pool, [own.id])).map(inRupees) : [],
    paidAt: own ? (await listNamedPayees(pool, keys, own.id)).map(({ payee }) => payee) : [],
    documents: papers.map(({ id, kind, sealed }) => ({
      kind,
      file: `data:image/webp;base64,${openDocument(keys, { id, userId, sealed })?.toString('base64')}`,
    })),
  };
}

const ownKarigar = statement<[string], { id: number }>({
  name: 'my-data-own-karigar',
  text: 'select id from karigars where user_id = $1',
});

type Credited = { at: Instant; grossPaise: number; keptPaise: number; section: string };

const inRupees = ({ at, grossPaise, keptPaise, section }: Credited) => ({
  ...{ creditedAt: toIndiaIso(at), earnedInRupees: grossPaise / 100 },
  ...{ incomeTaxKeptInRupees: keptPaise / 100, section },
});

const incomeOf = statement<[number], Credited>({
  name: 'my-data-income-tax',
  text: `select credited_at as at, gross_paise as "grossPaise", kept_paise as "keptPaise", section
    from income_tax_kept where karigar_id = $1 order by credited_at`,
});

const papersOf = statement<[string], { id: string; kind: string; sealed: Buffer }>({
  name: 'my-data-shown-papers',
  text: 'select id, kind, sealed from karigar_documents where user_id = $1 order by sent_at',
});
