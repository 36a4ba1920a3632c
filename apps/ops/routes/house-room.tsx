import { lazy, Suspense } from 'react';
import { Channels } from '../house/channels.tsx';
import { House } from '../house/house.tsx';
import { Tabs } from '../shell/tabs.tsx';
import { useSpeech } from '../shell/words.tsx';

const ApiKeys = lazy(async () => ({
  default: (await import('../house/api-keys.tsx')).ApiKeys,
}));

const Audit = lazy(async () => ({ default: (await import('../audit/audit.tsx')).Audit }));

const Features = lazy(async () => ({
  default: (await import('../features/features.tsx')).Features,
}));

const Policies = lazy(async () => ({
  default: (await import('../policies/policies.tsx')).Policies,
}));

const Templates = lazy(async () => ({
  default: (await import('../house/templates.tsx')).Templates,
}));

const Webhooks = lazy(async () => ({
  default: (await import('../house/webhooks.tsx')).Webhooks,
}));

/** The company's own affairs: who works here, what failed, and what everybody did and saw. */
export function HouseRoom({ path, self }: { path: string; self: string }) {
  const { words } = useSpeech();
  const { tabs } = words.opsAudit;
  return (
    <div className="o-tabbed">
      <Tabs
        label={words.ops.places.house}
        path={path}
        tabs={[
          { path: '/house', name: tabs.staff },
          { path: '/house/audit', name: tabs.audit },
          { path: '/house/fees', name: tabs.fees },
          { path: '/house/channels', name: tabs.channels },
          { path: '/house/templates', name: tabs.templates },
          { path: '/house/webhooks', name: tabs.webhooks },
          { path: '/house/keys', name: tabs.keys },
          { path: '/house/features', name: tabs.features },
        ]}
      />
      {path === '/house' && <House self={self} />}
      <Suspense fallback={<p className="o-body">{words.ops.loading}</p>}>
        {path === '/house/audit' && <Audit />}
        {path === '/house/channels' && <Channels />}
        {path === '/house/templates' && <Templates />}
        {path === '/house/webhooks' && <Webhooks />}
        {path === '/house/keys' && <ApiKeys />}
        {path === '/house/features' && <Features />}
        {path === '/house/fees' && <Policies />}
      </Suspense>
    </div>
  );
}
