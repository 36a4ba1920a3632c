import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const MODULE_PRELOAD = '? "modulepreload" : "preload"';

/**
 * Has the files that a late module imports fetched ahead as plain scripts: a `modulepreload` that fails is remembered by
 * the browser as a module that does not exist, and asking again would be in vain until a reload.
 */
export function forgivingPreloads(): Plugin {
  return {
    name: 'aangan:forgiving-preloads',
    apply: 'build',
    transform: {
      filter: { id: /preload-helper/ },
      handler(code, id) {
        if (id !== HELPER) return undefined;
        if (!code.includes(MODULE_PRELOAD)) throw new Error("Vite's preload helper has changed.");
        return code.replace(MODULE_PRELOAD, '? "preload" : "preload"');
      },
    },
  };
}
