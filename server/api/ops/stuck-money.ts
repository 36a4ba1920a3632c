import { listStuckMoney } from '#contract/ops/list-stuck-money.ts';
import { accept } from '#kernel/outcome.ts';
import * as views from '#server/views/stuck-money.ts';
import { answer } from '../http/mount-routes.ts';

/** Money that needs somebody's attention. */
export const answerListStuckMoney = answer(listStuckMoney, async (_, { db, now }) =>
  accept(await views.listStuckMoney(db, now)),
);
