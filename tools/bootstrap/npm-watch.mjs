import { execFileSync } from 'node:child_process';

const EVERY_MS = 500;
const GENERATIONS = 3;

/**
 * npm neither passes every signal on nor takes its children along when it is killed. So we look now and then whether
 * the npm that called us is still there, and act when it is not.
 */
export function whenNpmIsGone(act) {
  const npm = findNpm();
  if (!npm) return;
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid === ppid && isAlive(npm)) return;
    clearInterval(watch);
    act();
  }, EVERY_MS);
  watch.unref();
}

/** Our parent, or its parent where a shell stands in between. */
function findNpm() {
  if (!process.env.npm_lifecycle_event) return undefined;
  let pid = process.ppid;
  for (let generation = 0; generation < GENERATIONS && pid > 1; generation += 1) {
    const [parent, command] = look(pid);
    if (/\bnpm\b/.test(command)) return pid;
    pid = parent;
  }
  return undefined;
}

function look(pid) {
  try {
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, command] = /^\s*(\d+)\s+(.*)$/.exec(line.trim()) ?? [];
    return [Number(parent ?? 0), command ?? ''];
  } catch {
    return [0, ''];
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
