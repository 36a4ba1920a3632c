import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.ts';
import { INDEX_PAGE, indexText } from './shape/indexes.ts';
import { REGISTRIES, registryText } from './shape/registries.ts';
import { readSourceTree } from './shape/source-tree.ts';

for (const registry of REGISTRIES) {
  writeFileSync(join(ROOT, registry.path), registryText(registry, ROOT));
}

writeFileSync(join(ROOT, INDEX_PAGE), indexText(readSourceTree(ROOT)) ?? '');
