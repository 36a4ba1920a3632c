import type { InputOf, RefusalOf } from '#contract/operation.ts';
import type { saveView as promise } from '#contract/ops/save-view.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { recordView } from '#server/modules/staff/view-store.ts';
import type { Pool } from '#server/platform/database/connect.ts';

/** A filter under a name is one's own; saved again it is the newer one. */
export const saveView = async (
  pool: Pool,
  { userId, ...view }: InputOf<typeof promise> & { readonly userId: string },
): Promise<Outcome<void, RefusalOf<typeof promise>>> =>
  (await recordView(pool, userId, view)) ? accept(undefined) : refuse('views-full');
