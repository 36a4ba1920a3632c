import type { updateProfileImage as promise } from '#contract/customer/update-profile-image.ts';
import type { RefusalOf } from '#contract/operation.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import type { Person } from '#server/modules/identity/person.ts';
import { decidePicture, PICTURE_SIDE } from '#server/modules/identity/picture.ts';
import { recordImage } from '#server/modules/identity/profile-store.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt } from '#server/modules/identity/throttling.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { shrinkImage } from '#server/platform/images/shrink-image.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

/** A picture is changed at once: the cool-down is neither asked nor begun (ruling R8). */
export async function updateProfileImage(
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  { person, dataUrl }: { readonly person: Person; readonly dataUrl: string },
  now: Instant,
): Promise<Outcome<Person, RefusalOf<typeof promise>>> {
  // Drawing a picture anew costs more than anything else that one person can ask for.
  const bucket = { limit: 'profile-image/person', subject: person.id } as const;
  const attempt = decideAttempt(await countAttempts({ pool, keys }, [bucket], now), now);
  if (!attempt.ok) return attempt;
  const file = decidePicture(dataUrl);
  if (!file.ok) return file;
  const webp = await shrinkImage(file.value, PICTURE_SIDE);
  if (!webp.ok) return webp;
  const image = { userId: person.id, id: newId(now), webp: webp.value };
  const saved = await transaction(pool, (tx) => recordImage(tx, image, now));
  if (!saved) throw new Error('The account was disabled during this request');
  return accept(saved);
}
