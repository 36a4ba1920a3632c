import { useWords } from '#ui/words.tsx';
import { useTitle } from '../shell/use-title.ts';
import { VisitorHeader } from '../shell/visitor-header.tsx';
import './my-data.css';

/** The last page of an account: reached by a fresh document, so nothing of the person is in memory any more. */
export function AccountGone() {
  const { myData } = useWords();
  useTitle(myData.goneTitle);
  return (
    <>
      <VisitorHeader />
      <main className="account-gone wrap">
        <h1>{myData.goneTitle}</h1>
        <p>{myData.goneText}</p>
        <p>{myData.anew}</p>
        <a className="btn" href="/">
          {myData.home}
        </a>
      </main>
    </>
  );
}
