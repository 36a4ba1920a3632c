import { askExpected } from './asking-about-a-pass.ts';
import type { GatePage } from './gate-page.ts';
import type { GateStore } from './gate-store.ts';

const AGAIN_MS = 60_000;

/** Keeps the list of who is expected in sight, while this gate has a link that opens one. */
export function keepExpected(gate: GatePage, store: GateStore): { look: () => Promise<void> } {
  async function look(): Promise<void> {
    const link = store.link();
    if (!link) return;
    showKept(false);
    const answer = await askExpected(link);
    if (answer === 'ended') {
      store.keepLink('');
      store.keepList(undefined);
      gate.showExpected(undefined, 'ended');
      return;
    }
    if (answer) store.keepList({ at: Date.now(), list: answer });
    showKept(answer === undefined);
  }
  function showKept(isOld: boolean): void {
    const kept = store.list(Date.now());
    if (kept) gate.showExpected(kept, isOld ? 'old' : 'fresh');
  }
  setInterval(() => {
    if (!document.hidden) void look();
  }, AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look();
  });
  return { look };
}
