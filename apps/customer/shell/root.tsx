import { Outlet, ScrollRestoration } from 'react-router';
import { Toasts } from '#ui/toast.tsx';
import { useWords } from '#ui/words.tsx';
import { NewerVersion } from './newer-version.tsx';
import { ViewBanner } from './view-banner.tsx';

/** The frame that every address of the app shares. */
export function Root() {
  const { everyday } = useWords();
  return (
    <>
      <ViewBanner />
      <Outlet />
      <Toasts dismissLabel={everyday.close} />
      <NewerVersion />
      <ScrollRestoration />
    </>
  );
}
