import { endSessionsOf } from '#contract/ops/end-sessions-of.ts';
import { ActForm } from '../shell/act.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';

/** Signs somebody out everywhere: their telephone is lost, or their account stolen. */
export function EndSessions({ userId }: { userId: string }) {
  const { opsPeople: says } = useSpeech().words;
  const may = useMay();
  if (!may(endSessionsOf)) return null;
  return (
    <ActForm
      title={says.endSessions}
      text={says.endSessionsText}
      button={says.endSessions}
      danger
      onAct={(why, acting) => acting.run(endSessionsOf, { userId, why })}
    />
  );
}
