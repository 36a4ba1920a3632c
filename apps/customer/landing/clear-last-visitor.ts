import { keepFor } from '../api/kept-answers.ts';
import { clearDrafts } from '../shell/personal-entries.ts';
import { clearStoredUser } from '../shell/stored-user.ts';
import { unsubscribeFromPushQuickly } from '../shell/unsubscribe-from-push.ts';

/** A visitor who was here without Remember Me has left without a word: what this browser still keeps of them goes. */
export function clearLastVisitor(): void {
  clearStoredUser();
  clearDrafts({ ofTheTab: false });
  void keepFor(undefined);
  void unsubscribeFromPushQuickly();
}
