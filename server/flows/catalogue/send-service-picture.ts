import { createHash } from 'node:crypto';
import {
  heightOfPicture,
  MOST_PICTURE_BYTES,
  PICTURE_WIDTHS,
} from '#contract/fields/service-picture.ts';
import type { OutputOf, RefusalOf } from '#contract/operation.ts';
import type { sendServicePicture as promise } from '#contract/ops/send-service-picture.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { recordPicture } from '#server/modules/catalogue/picture-store.ts';
import { bytesOfDataUrl } from '#server/modules/identity/picture.ts';
import { countAttempts } from '#server/modules/identity/throttle-store.ts';
import { decideAttempt } from '#server/modules/identity/throttling.ts';
import type { Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { cropImage } from '#server/platform/images/crop-image.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';

/** A picture is drawn anew in every width, and called after what it shows. */
export async function sendServicePicture(
  { pool, keys }: { readonly pool: Pool; readonly keys: Keys },
  { image, by }: { readonly image: string; readonly by: string },
  now: Instant,
): Promise<Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>> {
  const bucket = { limit: 'profile-image/person', subject: by } as const;
  const attempt = decideAttempt(await countAttempts({ pool, keys }, [bucket], now), now);
  if (!attempt.ok) return attempt;
  const file = bytesOfDataUrl(image);
  if (file.length > MOST_PICTURE_BYTES) return refuse('picture-too-large');
  const drawn = await cropImage(file, SIZES);
  if (!drawn.ok) return drawn;
  const pictures = drawn.value;
  const shown = createHash('sha256');
  for (const { webp } of pictures) shown.update(webp);
  const hash = shown.digest('hex').slice(0, 32);
  await transaction(pool, (db) => recordPicture(db, hash, pictures, now));
  return accept({ hash });
}

const SIZES = PICTURE_WIDTHS.map((width) => ({ width, height: heightOfPicture(width) }));
