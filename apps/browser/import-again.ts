/** The address of the module, as Chromium and Firefox name it in the error. */
const NAMED = /dynamically imported module: (\S+)/;

/**
 * Asks the network again for a module that could not be downloaded. Browsers remember until a reload that an address gave
 * no module, or that fetching it ahead failed; a fragment makes it another address, which the network takes for the same.
 */
export function importAgain<M extends object>(load: () => Promise<M>): () => Promise<M> {
  let tries = 0;
  return async () => {
    try {
      return await load();
    } catch (error) {
      const address = NAMED.exec(String(error))?.[1];
      if (!address) throw error;
      tries += 1;
      return (await import(/* @vite-ignore */ `${address}#${tries}`)) as M;
    }
  };
}
