import { useEffect } from 'react';
import { Loading } from '#ui/loading.tsx';
import { useWords } from '#ui/words.tsx';

/** Any other path leads to `/` (ROUTE-08); the wrong address does not stay in the history. */
export default function GoToLanding() {
  const { shell } = useWords();
  useEffect(() => location.replace('/'), []);
  return <Loading text={shell.loading} />;
}
