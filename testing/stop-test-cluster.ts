import { switchOffTestCluster } from './test-cluster.ts';

/** Vitest calls the answer once, after all tests of a run. */
export default function setup(): () => Promise<void> {
  return switchOffTestCluster;
}
