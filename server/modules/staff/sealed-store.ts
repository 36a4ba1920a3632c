import { sealedColumn } from '#server/platform/secrets/sealed-column.ts';

/** Under which the secret of somebody's authenticator is sealed. */
export const totpSeal = (userId: string): string => `staff-totp ${userId}`;

/** Secrets of authenticators. */
export const sealedOfStaff = [
  sealedColumn('staff-totp', {
    select: `select user_id::text as id, totp_sealed as sealed from staff where totp_sealed is not null
      and ($1::bytea is null or substring(totp_sealed from 1 for 7) <> $1) and user_id::text > $2
      order by user_id::text limit $3`,
    update: 'update staff set totp_sealed = $3 where user_id::text = $1 and totp_sealed = $2',
    about: ({ id }) => totpSeal(id),
  }),
];
