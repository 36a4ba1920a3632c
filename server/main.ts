import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { readConfig } from './config.ts';
import { mustNotOwnTables } from './config-of-database.ts';
import { CannotStart } from './platform/cannot-start.ts';

// The engine's compiled code is kept on disk, which takes a third off every later start; so the server is imported only now
// that the cache is on. It goes on being of use when the folder is moved.
enableCompileCache({
  directory: join(import.meta.dirname, '..', 'node_modules', '.cache', 'compiled'),
  portable: true,
});

/**
 * The way in, and the only reader of the environment. With `migrate` it only brings the database up to date; with
 * `compile` it only fills the cache, for a folder that the server itself may not write to.
 */
try {
  if (process.argv[2] === 'compile') {
    const { compileStart } = await import('./compile-start.ts');
    await compileStart();
    process.exit(0);
  }
  const config = readConfig(process.env);
  if (process.argv[2] === 'migrate') {
    const { migrateOnly } = await import('./migrate-only.ts');
    await migrateOnly(config);
  } else {
    mustNotOwnTables(config);
    const { startServer } = await import('./app.ts');
    await startServer(config);
  }
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
