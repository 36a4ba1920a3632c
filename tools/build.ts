import { buildSite } from './build/site.ts';

const started = performance.now();
await buildSite();
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
