import { writeSync } from 'node:fs';
import type { LogLine } from './log.ts';

const STDOUT = 1;

/**
 * Collects the lines of one turn of the event loop and writes them together: one system call for all of them. What is
 * left when the process ends is written at once.
 */
export function lineWriter(format: (line: LogLine) => string): (line: LogLine) => void {
  let waiting = '';
  const flush = (): void => {
    const text = waiting;
    waiting = '';
    if (text) process.stdout.write(text);
  };
  process.once('exit', () => {
    if (waiting) writeSync(STDOUT, waiting);
  });
  return (line) => {
    if (!waiting) setImmediate(flush);
    waiting += `${format(line)}\n`;
  };
}

export const asJson = (line: LogLine): string => JSON.stringify(line);

/** For a person at a terminal: `10:04:11 request GET /api/catalogue 200 1.2 ms`. */
export function asSentence({ time, level, event, stack, ...fields }: LogLine): string {
  const rest = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
  const mark = level === 'info' || level === 'debug' ? '' : `${level.toUpperCase()} `;
  return `${time.slice(11, 19)} ${mark}${event} ${rest}${stack ? `\n${stack}` : ''}`.trimEnd();
}
