import { createHash } from 'node:crypto';
import type { KeptFiles } from '../../apps/karigar/worker/kept-files.ts';
import { BRAND_PRINT_GAP } from '../../server/api/site/brand-gaps.ts';
import { buildScript } from './build-script.ts';
import type { Bundled } from './bundle.ts';

/** The worker that opens the Karigar's app in a lift: all of it, in all three languages, for that is little. */
export function buildKarigarWorker({ karigar }: Bundled): Promise<string> {
  // The second display script is shown nowhere in this app.
  const files = karigar.filesOf([karigar.main]).filter((file) => !file.includes('eczar'));
  const print = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const version = `${print}.${BRAND_PRINT_GAP}`;
  const kept: KeptFiles = { version, app: `/${karigar.entry(karigar.main).file}`, files };
  return buildScript('apps/karigar/worker/main.ts', { __KARIGAR_KEPT__: kept });
}
