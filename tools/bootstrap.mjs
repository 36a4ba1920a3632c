// Runs on whatever Node a person has, so this file speaks old JavaScript only and judges the version first.
const version = Number(process.versions.node.split('.')[0]);

if (version < 20) {
  console.error(
    'Aangan needs Node 20 or newer to set itself up; this is ' +
      process.version +
      '. See https://nodejs.org.',
  );
  process.exitCode = 1;
} else {
  void import('./bootstrap/hand-over.mjs').then((steps) =>
    steps.handOver(process.argv[2], process.argv.slice(3)),
  );
}
