import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useWords } from '#ui/words.tsx';
import { FirstAnswers, putFirstAnswers } from '../api/first-answers.ts';
import { makeQueryClient } from '../api/query.ts';
import { AppHeader } from './app-header.tsx';
import { useSession } from './session.ts';

/** The signed-in app: header, content, and what was read from the server for this person. */
export function Frame({ tools, children }: { tools: ReactNode; children: ReactNode }) {
  const { shell } = useWords();
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.user.uid : null;
  const answers = use(FirstAnswers);
  const [queries] = useState(() => {
    const empty = makeQueryClient();
    // The answers that the page has brought are one person's, and this may by now be another's frame.
    if (answers && answers.session.user.uid === uid) putFirstAnswers(empty, answers);
    return empty;
  });

  // Somebody else signed in on another tab: nothing of the first person may stay on the screen.
  useEffect(() => {
    if (uid) return () => queries.clear();
  }, [queries, uid]);

  return (
    <QueryClientProvider client={queries}>
      <a className="skip" href="#content">
        {shell.skipToContent}
      </a>
      <AppHeader tools={tools} />
      <main id="content" tabIndex={-1} key={uid}>
        {children}
      </main>
    </QueryClientProvider>
  );
}
