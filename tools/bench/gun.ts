import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Score, Volley } from './volley.ts';

export type Gun = { fire(volley: Volley): Promise<Score>; putAway(): void };

/** The load comes from a process of its own, always the same one, so that it weighs on both sides alike. */
export function loadGun(): Gun {
  const child = fork(fileURLToPath(new URL('./fire.ts', import.meta.url)), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    fire: (volley) =>
      new Promise((resolve, reject) => {
        const onExit = () => reject(new Error('The load process has died'));
        child.once('exit', onExit);
        child.once('message', (score: Score) => {
          child.off('exit', onExit);
          resolve(score);
        });
        child.send(volley);
      }),
    putAway: () => {
      child.kill();
    },
  };
}
