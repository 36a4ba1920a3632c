import { writeSync } from 'node:fs';
import type { LogLine } from './log.ts';

const STDOUT = 1;
/** Lines of so long are written together: a system call for each would cost more than making it. */
const GATHER_MS = 25;

/** Lines left when the process ends are written at once; a warning or an error waits for nothing. */
export function lineWriter(format: (line: LogLine) => string): (line: LogLine) => void {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const text = waiting;
    waiting = '';
    if (text) process.stdout.write(text);
  };
  process.once('exit', () => {
    if (waiting) writeSync(STDOUT, waiting);
  });
  return (line) => {
    waiting += `${format(line)}\n`;
    if (line.level === 'warn' || line.level === 'error') flush();
    else timer ??= setTimeout(flush, GATHER_MS).unref();
  };
}

export const asJson = (line: LogLine): string => JSON.stringify(line);

/** For a person at a terminal: `10:04:11 request operation=readCatalogue status=200 ms=1.2`. */
export function asSentence({ time, level, event, stack, ...fields }: LogLine): string {
  const rest = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  const mark = level === 'info' || level === 'debug' ? '' : `${level.toUpperCase()} `;
  return `${time.slice(11, 19)} ${mark}${event} ${rest}${stack ? `\n${stack}` : ''}`.trimEnd();
}
