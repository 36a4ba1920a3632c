import { askExpected } from './asking-about-a-pass.ts';
import type { GatePage } from './gate-page.ts';
import type { Expected, GateStore } from './gate-store.ts';

const AGAIN_MS = 60_000;
/** The server reads no more marks in one question; faces beyond that come anew. */
const MOST_ASKED = 300;

/** Keeps the list of who is expected in sight, while this gate has a link that opens one. */
export function keepExpected(gate: GatePage, store: GateStore): { look: () => Promise<void> } {
  async function look(): Promise<void> {
    const link = store.link();
    if (!link) return;
    showKept(false);
    const had = [...facesOf(store.list(Date.now())?.list).keys()].slice(0, MOST_ASKED);
    const answer = await askExpected(link, had);
    // Meanwhile this phone may have been given another gate.
    if (link !== store.link()) return;
    if (answer === 'ended') {
      store.keepLink('');
      gate.showExpected(undefined, 'ended');
      return;
    }
    if (answer) {
      const list = withFaces(answer, facesOf(store.list(Date.now())?.list));
      store.keepList({ at: Date.now(), list });
    }
    showKept(answer === undefined);
  }
  function showKept(isOld: boolean): void {
    gate.showExpected(store.list(Date.now()), isOld ? 'old' : 'fresh');
  }
  setInterval(() => {
    if (!document.hidden) void look();
  }, AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look();
  });
  return { look };
}

/** Faces that this phone has, by their marks. */
const facesOf = (list: Expected | undefined): ReadonlyMap<string, string> =>
  new Map(
    list?.expected.flatMap(({ face, faceMark }) =>
      face && faceMark ? [[faceMark, face] as const] : [],
    ),
  );

const withFaces = (list: Expected, faces: ReadonlyMap<string, string>): Expected => ({
  ...list,
  expected: list.expected.map((one) => ({
    ...one,
    face: one.face ?? faces.get(one.faceMark ?? '') ?? null,
  })),
});
