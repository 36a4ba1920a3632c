import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * The memory of the sandbox: the newest version of every record, each change one line appended to a file. A process
 * that is killed loses at most the line it was writing.
 */
export type Journal<Record extends { readonly id: string }> = {
  find(id: string): Record | undefined;
  list(): Iterable<Record>;
  write(record: Record): void;
};

export function openJournal<Record extends { readonly id: string }>(
  file: string,
  worthKeeping: (record: Record) => boolean,
): Journal<Record> {
  const records = readRecords<Record>(file);
  for (const record of records.values()) if (!worthKeeping(record)) records.delete(record.id);
  mkdirSync(dirname(file), { recursive: true });
  compact(file, records);
  return {
    find: (id) => records.get(id),
    list: () => records.values(),
    write: (record) => {
      records.set(record.id, record);
      appendFileSync(file, `${JSON.stringify(record)}\n`);
    },
  };
}

function readRecords<Record extends { readonly id: string }>(file: string): Map<string, Record> {
  const records = new Map<string, Record>();
  if (!existsSync(file)) return records;
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const record = parseLine<Record>(line);
    if (record) records.set(record.id, record);
  }
  return records;
}

/** The last line of a killed process may be half a line. */
function parseLine<Record>(line: string): Record | undefined {
  try {
    return line === '' ? undefined : (JSON.parse(line) as Record);
  } catch {
    return undefined;
  }
}

function compact(file: string, records: Map<string, { readonly id: string }>): void {
  const lines = Array.from(records.values(), (record) => `${JSON.stringify(record)}\n`);
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
