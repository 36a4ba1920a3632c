import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Process = { readonly id: number; readonly parent: number; readonly command: string };

/** A process and all that descend from it, the eldest first: nobody is left to start anybody again. */
export async function listFamily(eldest: number | undefined): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,command=']);
  const everybody = stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match ? { id: Number(match[1]), parent: Number(match[2]), command: match[3] ?? '' } : [];
  });
  const family = everybody.filter(({ id }) => id === eldest);
  for (const member of family) {
    family.push(...everybody.filter(({ parent }) => parent === member.id));
  }
  return family;
}
