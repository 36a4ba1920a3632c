import { Trouble } from './trouble.tsx';

/** A screen broke, or a part of the app could not be downloaded: loading it afresh mends both. */
export function ErrorPage() {
  return (
    <main>
      <Trouble onRetry={() => location.reload()} />
    </main>
  );
}
