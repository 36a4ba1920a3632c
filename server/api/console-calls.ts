import type { Operation } from '#contract/operation.ts';
import { addSecondFactor } from '#contract/public/add-second-factor.ts';
import { askPasskey } from '#contract/public/ask-passkey.ts';
import { beginSecondFactor } from '#contract/public/begin-second-factor.ts';
import { endStaffSession } from '#contract/public/end-staff-session.ts';
import { listSecondFactors } from '#contract/public/list-second-factors.ts';
import { listSocieties } from '#contract/public/list-societies.ts';
import { makeRecoveryCodes } from '#contract/public/make-recovery-codes.ts';
import { openStaffSession } from '#contract/public/open-staff-session.ts';
import { readCaptcha } from '#contract/public/read-captcha.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { readCatalogueWords } from '#contract/public/read-catalogue-words.ts';
import { readDayMarks } from '#contract/public/read-day-marks.ts';
import { readOpenDays } from '#contract/public/read-open-days.ts';
import { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { readPincode } from '#contract/public/read-pincode.ts';
import { readPushKey } from '#contract/public/read-push-key.ts';
import { readStaffSession } from '#contract/public/read-staff-session.ts';
import { readSwitchedOff } from '#contract/public/read-switched-off.ts';
import { removeSecondFactor } from '#contract/public/remove-second-factor.ts';
import { showSecondFactor } from '#contract/public/show-second-factor.ts';

/** How colleagues come in and go. */
const SIGN_IN: ReadonlySet<Operation> = new Set<Operation>([
  ...[openStaffSession, readStaffSession, endStaffSession],
  ...[beginSecondFactor, addSecondFactor, askPasskey, showSecondFactor],
  ...[listSecondFactors, removeSecondFactor, makeRecoveryCodes],
]);

/** Public reads that the console's screens share with the site's. */
const SHARED: ReadonlySet<Operation> = new Set<Operation>([
  ...[readCaptcha, readCatalogue, readCatalogueWords, readDayMarks, listSocieties],
  ...[readOpenDays, readOpenSlots, readPincode, readPushKey, readSwitchedOff],
]);

/** Operations that nobody but the console calls. */
export const isConsoleAlone = (operation: Operation): boolean =>
  operation.audience === 'ops' || SIGN_IN.has(operation);

/** Operations that the console calls. */
export const isOfConsole = (operation: Operation): boolean =>
  isConsoleAlone(operation) || SHARED.has(operation);
