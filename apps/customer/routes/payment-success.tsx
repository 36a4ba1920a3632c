import { useSearchParams } from 'react-router';
import { Loading } from '#ui/loading.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { openAuthModal } from '../auth/open-auth-modal.ts';
import { PaymentView } from '../payment/payment-view.tsx';
import { UnknownBrowser } from '../payment/unknown-browser.tsx';
import { refreshSession, useSession } from '../shell/session.ts';
import { Trouble } from '../shell/trouble.tsx';
import { VisitorHeader } from '../shell/visitor-header.tsx';
import { SignedInFrame } from './signed-in-frame.tsx';

/** The page to which an online payment returns (ROUTE-07): details for the owner only, a neutral page for anybody else. */
export default function PaymentSuccess() {
  const { shell } = useWords();
  const lang = useLang();
  const session = useSession();
  const [search] = useSearchParams();

  if (session.status === 'signed-in') {
    const id = search.get('booking');
    return (
      <SignedInFrame>
        <PaymentView key={id} id={id} />
      </SignedInFrame>
    );
  }
  if (session.status === 'loading') return <Loading text={shell.loading} />;
  const signIn = () =>
    void openAuthModal({ mode: 'login', lang, stay: true, onSuccess: () => void refreshSession() });
  return (
    <>
      <VisitorHeader />
      <main>
        {session.status === 'signed-out' ? (
          <UnknownBrowser onSignIn={signIn} />
        ) : (
          <Trouble onRetry={() => void refreshSession()} />
        )}
      </main>
    </>
  );
}
