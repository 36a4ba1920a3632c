/** Rows that one statement takes at most: far from its time limit, and whoever needs one of them waits for a moment only. */
const MOST = 5_000;

/**
 * Takes a portion after the other until one is not full; answers how many rows were taken. One statement for all of a large city
 * would run into its time limit, and the next night it would find still more.
 */
export async function inPortions(
  takeSome: (most: number) => Promise<number>,
  most = MOST,
): Promise<number> {
  for (let taken = 0; ; ) {
    const some = await takeSome(most);
    taken += some;
    if (some < most) return taken;
  }
}
