import type { reportCrewAbsent as contract } from '#contract/karigar/report-crew-absent.ts';
import type { RefusalOf } from '#contract/operation.ts';
import type { Outcome } from '#kernel/outcome.ts';
import { markAttendance } from './steps/mark-attendance.ts';
import {
  type KarigarActionCommand,
  performKarigarAction,
  type VisitDeps,
} from './steps/perform-karigar-action.ts';

/** The leader says that one of their crew did not come, or came after all. */
export const reportCrewAbsent = (
  deps: VisitDeps,
  command: KarigarActionCommand & { readonly karigarId: number; readonly came: boolean },
): Promise<Outcome<'done', RefusalOf<typeof contract>>> =>
  performKarigarAction<RefusalOf<typeof contract>>(
    deps,
    command,
    'report-crew-absent',
    ({ db, now, booking, visit, actor }) => {
      const { karigarId, came } = command;
      return markAttendance({ db, now, booking, visit, actor, karigarId, came, saidBy: 'leader' });
    },
  );
