import { useParams } from 'react-router';
import { FollowPage } from '../follow/follow-page.tsx';
import { VisitorHeader } from '../shell/visitor-header.tsx';

/** `/follow/:token`: for the family, signed in or not. */
export default function Follow() {
  const { token = '' } = useParams();
  return (
    <>
      <VisitorHeader />
      <main>
        <FollowPage key={token} token={token} />
      </main>
    </>
  );
}
