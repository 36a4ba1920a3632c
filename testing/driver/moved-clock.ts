import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/**
 * Loaded before a server of the driver (`--import`): its clock is ahead of that of the machine by so many milliseconds as
 * stand in the file, which is looked at again all the time. PostgreSQL keeps the clock of the machine, so the server must
 * not take the time from there.
 */
const databaseClock = '#server/platform/database/database-clock.ts';
const ownClock = new URL('own-clock.ts', import.meta.url).href;
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === databaseClock ? ownClock : specifier, context),
});

const file = process.env.MOVED_CLOCK ?? '';
const RealDate = Date;
let aheadMs = 0;

function look(): void {
  try {
    aheadMs = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // While it is being written it says what it said before.
  }
}
look();
setInterval(look, 20).unref();

class MovedDate extends RealDate {
  constructor(...given: [] | [number]) {
    if (given.length === 0) super(MovedDate.now());
    else super(...given);
  }
  static override now(): number {
    return RealDate.now() + aheadMs;
  }
}
globalThis.Date = MovedDate as DateConstructor;
