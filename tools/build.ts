import { buildSite } from './build/site.ts';

const started = performance.now();
// Copies for the network take a third of a build's processor time; who only reads the pages does without.
await buildSite({ compressed: !process.argv.includes('--uncompressed') });
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
