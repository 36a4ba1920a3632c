import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.ts';
import { REGISTRIES, registryText } from './shape/registries.ts';

for (const registry of REGISTRIES) {
  writeFileSync(join(ROOT, registry.path), registryText(registry, ROOT));
}
