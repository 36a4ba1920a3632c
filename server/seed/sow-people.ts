import type { Lang } from '#kernel/languages.ts';
import type { Instant } from '#kernel/time.ts';
import type { Database } from '#server/platform/database/connect.ts';

export type SownPerson = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
  readonly language: Lang;
  readonly role: 'customer' | 'karigar' | 'ops';
  /** Without one nobody can sign in as this person. */
  readonly passwordHash: string | null;
  readonly createdAt: Instant;
};

/** A person who has come under the same address is left as they are. */
export async function sowPeople(db: Database, people: readonly SownPerson[]): Promise<void> {
  const of = <Column>(column: (person: SownPerson) => Column) => people.map(column);
  await db.query(
    `insert into users (id, full_name, email, mobile, language, roles, password_hash, created_at)
      select id, full_name, email, mobile, language, array[role], password_hash, created_at
        from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
          $7::text[], $8::timestamptz[])
          as person (id, full_name, email, mobile, language, role, password_hash, created_at)
      on conflict do nothing`,
    [
      of((person) => person.id),
      of((person) => person.fullName),
      of((person) => person.email),
      of((person) => person.mobile),
      of((person) => person.language),
      of((person) => person.role),
      of((person) => person.passwordHash),
      of((person) => new Date(person.createdAt)),
    ],
  );
}
