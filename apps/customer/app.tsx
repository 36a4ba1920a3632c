import { type ReactNode, useEffect } from 'react';
import type { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageAnswers } from '#contract/customer/page-answers.ts';
import type { Lang, Words } from '#i18n/index.ts';
import { FirstAnswers } from './api/first-answers.ts';
import { LanguageRoot } from './shell/language.tsx';

type AppProps = {
  spoken: { readonly lang: Lang; readonly words: Words };
  answers: PageAnswers | undefined;
  router: ReturnType<typeof createBrowserRouter>;
  /** React has what is on the screen. */
  onAwake?: () => void;
};

/** The whole app; the server draws its dashboard from the very same. */
export function App({ spoken, answers, router, onAwake }: AppProps): ReactNode {
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <LanguageRoot first={spoken}>
      <FirstAnswers value={answers}>
        <RouterProvider router={router} />
      </FirstAnswers>
    </LanguageRoot>
  );
}
