import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { makeQueryClient } from '../api/query.ts';
import { FollowPage } from '../follow/follow-page.tsx';
import { VisitorHeader } from '../shell/visitor-header.tsx';

/** `/follow/:token`: for the family, signed in or not. */
export default function Follow() {
  const { token = '' } = useParams();
  const [queries] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <VisitorHeader />
      <main>
        <FollowPage key={token} token={token} />
      </main>
    </QueryClientProvider>
  );
}
