import { useState } from 'react';
import { viewAsCustomer } from '#contract/ops/view-as-customer.ts';
import { ActForm } from '../shell/act.tsx';
import { Panel } from '../shell/panel.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';

/** The customer's own pages, for a reason: a link into another tab, because a window that opens late is blocked. */
export function SeeAs({ userId }: { userId: string }) {
  const { opsPeople: says } = useSpeech().words;
  const may = useMay();
  const [address, setAddress] = useState<string>();
  if (!may(viewAsCustomer)) return null;
  return (
    <Panel title={says.seeAs}>
      <ActForm
        title={says.seeAs}
        text={says.seeAsText}
        button={says.seeAsButton}
        onAct={async (why, acting) => {
          setAddress(undefined);
          const opened = await acting.run(viewAsCustomer, { userId, why });
          setAddress(opened?.address);
          return opened;
        }}
      />
      {address && (
        <p role="status">
          <a
            className="o-link"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => setTimeout(() => setAddress(undefined))}
          >
            {says.seeAsOpen}
          </a>{' '}
          <small>{says.seeAsOnce}</small>
        </p>
      )}
    </Panel>
  );
}
