import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { VARIABLES } from '#server/environment.ts';
import { ROOT } from './project.ts';

const read = (path: string): string => readFileSync(join(ROOT, 'deploy', path), 'utf8');
const known = new Set(VARIABLES.map(({ name }) => name));

describe('the image', () => {
  const recipe = read('Dockerfile');

  test('is made by a recipe without faults', () => {
    expect(validate(recipe).map(({ message }) => message)).toEqual([]);
  });

  test('holds what the script puts together, is nobody powerful, and compiles before nobody may write any more', () => {
    const [, last = ''] = recipe.split('FROM scratch');
    expect(recipe).toMatch(/sh deploy\/image\/root\.sh \/root-of-image /);
    expect(last.match(/^COPY .*/gm)).toEqual(['COPY --from=build /root-of-image/ /']);
    expect(last).toMatch(/^USER 10001:10001$/m);
    expect(recipe.indexOf('server.js compile')).toBeLessThan(recipe.indexOf('root.sh'));
  });
});

describe('compose', () => {
  type Service = {
    environment?: Record<string, string>;
    depends_on?: Record<string, unknown>;
    volumes?: string[];
  };
  type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };
  const [base, objects] = ['compose.yml', 'compose.objects.yml'].map(
    (path) => parse(read(path), { merge: true }) as Compose,
  ) as [Compose, Compose];
  const services = { ...base.services, ...objects.services };

  test('waits for services, and keeps what it keeps in volumes, that are there', () => {
    const awaited = Object.values({ ...base.services, ...objects.services }).flatMap(
      ({ depends_on = {} }) => Object.keys(depends_on),
    );
    expect(awaited.filter((name) => !(name in services))).toEqual([]);
    const volumes = new Set(Object.keys({ ...base.volumes, ...objects.volumes }));
    const mounted = Object.values(services).flatMap(({ volumes: some = [] }) =>
      some.map((one) => one.split(':')[0] ?? '').filter((name) => !name.startsWith('.')),
    );
    expect(mounted.filter((name) => !volumes.has(name))).toEqual([]);
  });

  test('gives servers only variables that there are, the bucket with all that belongs to it', () => {
    const served = {
      ...base.services.server?.environment,
      ...objects.services.server?.environment,
    };
    const strange = Object.keys(served).filter((name) => !known.has(name));
    // Taken from them again: it is the owner's.
    expect(strange).toEqual(['POSTGRES_PASSWORD']);
    expect(
      Object.keys(served)
        .filter((name) => name.startsWith('S3_'))
        .sort(),
    ).toEqual([...known].filter((name) => name.startsWith('S3_')).sort());
  });
});

describe('Kubernetes', () => {
  type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec: Spec };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a form of its own, of which a few places are looked at.
  type Spec = any;
  const manifests = parseAllDocuments(read('kubernetes/aangan.yml')).map(
    (one) => one.toJS() as Manifest,
  );
  const of = (kind: string): Spec => manifests.find((one) => one.kind === kind)?.spec;
  const pod = of('Deployment').template;
  const [server] = pod.spec.containers;

  test('gets each kind by the version of its interface that is there to stay', () => {
    expect(manifests.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
      ...['batch/v1 Job', 'apps/v1 Deployment', 'v1 PersistentVolumeClaim', 'v1 Service'],
      ...['policy/v1 PodDisruptionBudget', 'autoscaling/v2 HorizontalPodAutoscaler'],
    ]);
  });

  test('sends requests to the servers that it starts, keeps one of them, and adds some under load', () => {
    const labels = pod.metadata.labels;
    for (const kind of ['Service', 'PodDisruptionBudget', 'Deployment']) {
      const { selector } = of(kind);
      expect(selector.matchLabels ?? selector).toEqual(labels);
    }
    const ports = server.ports.map(({ name }: { name: string }) => name);
    expect(ports).toContain(of('Service').ports[0].targetPort);
    expect(of('HorizontalPodAutoscaler').scaleTargetRef.name).toBe(labels.app);
    expect(of('HorizontalPodAutoscaler').minReplicas).toBeGreaterThan(
      of('PodDisruptionBudget').minAvailable,
    );
  });

  test('looks at a server where it answers, before it gets requests and before it is ended', () => {
    const asked = ['livenessProbe', 'readinessProbe', 'startupProbe'].map(
      (probe) => server[probe].httpGet.path,
    );
    expect(asked).toEqual(['/healthz', '/readyz', '/healthz']);
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(70);
  });

  test('lets it write nowhere but to volumes that are there', () => {
    expect(server.securityContext.readOnlyRootFilesystem).toBe(true);
    const volumes = pod.spec.volumes.map(({ name }: { name: string }) => name);
    expect(server.volumeMounts.map(({ name }: { name: string }) => name)).toEqual(volumes);
  });

  test('names only variables that there are', () => {
    const named = server.env.map(({ name }: { name: string }) => name);
    expect(named.filter((name: string) => !known.has(name))).toEqual([]);
  });
});
