import { createHash } from 'node:crypto';
import type { KeptGate } from '../../apps/customer/gate/worker/main.ts';
import { BRAND_PRINT_GAP } from '../../server/api/site/brand-gaps.ts';
import { buildScript } from './build-script.ts';
import type { Bundled } from './bundle.ts';
import { LATER_STYLE } from './own-fonts.ts';

const PAGE = 'apps/customer/gate-main.ts';

/** The worker that opens the page of guards without a network; of the fonts it keeps those that the page is set in. */
export function buildGateWorker({ entry, filesOf }: Bundled): Promise<string> {
  const files = filesOf([PAGE, LATER_STYLE], []).filter((file) => !file.includes('eczar'));
  const print = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const kept: KeptGate = {
    version: `${print}.${BRAND_PRINT_GAP}`,
    script: `/${entry(PAGE).file}`,
    files: ['/favicon.svg', ...files],
  };
  return buildScript('apps/customer/gate/worker/main.ts', { __GATE_KEPT__: kept });
}
