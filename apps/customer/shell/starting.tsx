import { Loading } from '#ui/loading.tsx';
import { useWords } from '#ui/words.tsx';

/** While the first screen is being downloaded. */
export function Starting() {
  const { shell } = useWords();
  return <Loading text={shell.loading} />;
}
