/** No answer in time, for no fault of who asks: to be asked again in a moment. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Somebody else holds what this statement wanted to lock, for longer than it may wait. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === LOCK_NOT_AVAILABLE;

/**
 * The database cannot do its work at the moment, whatever was asked: it is not there, starting or stopping, out of
 * connections, memory or disk, a standby that only reads, or too slow to answer. Asking again later may help.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof TooBusy) return true;
  const { syscall, message } = (error ?? {}) as { syscall?: unknown; message?: unknown };
  if (syscall === 'connect') return true;
  const code = codeOf(error);
  if (code !== undefined && AWAY_CODES.test(code)) return true;
  return AWAY_WORDS.test(String(message));
}

/**
 * SQLSTATEs of a database that is away: 08 connection, 25006 read only, 53 resources (53100 disk full, 53300 connections),
 * 55P03 lock not to be had, 57014 cut off by the statement timeout, 57P shutting down or starting, 58030 cannot read or write
 * its files.
 */
const AWAY_CODES =
  /^(ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|08|25006|53|55P03|57014|57P0|58030)/;
/** Messages of the driver for faults that it gives no code. */
const AWAY_WORDS =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query read timeout|Client was closed and is not queryable/;

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
