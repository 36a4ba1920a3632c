import { type FormEvent, useState } from 'react';
import { ASKED_KINDS, type AskedKind, type CaseTopic, topicsOf } from '#contract/cases.ts';
import { openCase } from '#contract/ops/open-case.ts';
import { newId } from '#kernel/ids.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes, Choice, TextField } from '../shell/field.tsx';
import { Panel } from '../shell/panel.tsx';
import { go } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { useSpeech } from '../shell/words.tsx';

type OpenCaseProps = {
  userId: string;
  /** A Karigar complains in their own app. */
  kinds?: readonly AskedKind[];
  bookings: readonly { readonly id: string; readonly reference: string }[];
};

/** Opens a case from a call or mail of a customer or a Karigar, and then its file. */
export function OpenCase({ userId, kinds = ASKED_KINDS, bookings }: OpenCaseProps) {
  const { opsCases: says } = useSpeech().words;
  const may = useMay();
  const acting = useAct();
  // Under one name however often it is pressed.
  const [id] = useState(() => newId());
  const [kind, setKind] = useState<AskedKind>(kinds[0] ?? 'data-request');
  const [topic, setTopic] = useState<CaseTopic>(topicsOf[kind][0] ?? 'other');
  const [about, setAbout] = useState('');
  const [text, setText] = useState('');
  if (!may(openCase)) return null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const asked = { id, kind, userId, topic, text, ...(about && { bookingId: about }) };
    const done = await acting.run(openCase, asked);
    if (done) go(`/cases/${done.number}`);
  };
  return (
    <Panel title={says.openFor}>
      <form className="o-field" onSubmit={(event) => void submit(event)}>
        <p className="o-help">{says.openText}</p>
        <Choice
          label={says.kind}
          value={kind}
          options={kinds}
          nameOf={(one) => says.kinds[one]}
          onChoose={(next) => {
            setKind(next);
            setTopic(topicsOf[next][0] ?? 'other');
          }}
        />
        <Choice
          label={says.about}
          value={topic}
          options={topicsOf[kind]}
          nameOf={(one) => says.topics[one]}
          onChoose={setTopic}
        />
        {bookings.length > 0 && (
          <Choice
            label={says.booking}
            value={about}
            options={['', ...bookings.map((one) => one.id)]}
            nameOf={(one) => bookings.find((it) => it.id === one)?.reference ?? says.noBooking}
            onChoose={setAbout}
          />
        )}
        <TextField label={says.what} value={text} maxLength={1000} onType={setText} />
        <ActNotes acting={acting} />
        <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
          {says.write}
        </button>
      </form>
    </Panel>
  );
}
