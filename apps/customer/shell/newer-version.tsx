import { useState } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { useNewerVersion } from './worker.ts';
import './newer-version.css';

/** The screen goes on working; one press loads the new version. */
export function NewerVersion() {
  const { connection, everyday } = useWords();
  const isThere = useNewerVersion();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {isThere && !later && (
        <p className="newer-version">
          {connection.newVersion}
          <button type="button" className="btn soft" onClick={() => location.reload()}>
            {connection.reload}
          </button>
          <button
            type="button"
            className="icon-btn"
            aria-label={everyday.close}
            onClick={() => setLater(true)}
          >
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
