import { keepFor } from '../api/kept-answers.ts';
import { forgetDrafts } from '../shell/personal-entries.ts';
import { forgetUser } from '../shell/stored-user.ts';
import { unsubscribeFromPushQuickly } from '../shell/unsubscribe-from-push.ts';

/** A visitor who was here without Remember Me has left without a word: what this browser still keeps of them goes. */
export function forgetTheLast(): void {
  forgetUser();
  forgetDrafts({ ofTheTab: false });
  void keepFor(undefined);
  void unsubscribeFromPushQuickly();
}
