import { useId, useState } from 'react';
import { termsOf } from '#contract/catalogue/known.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import { briefKarigar } from '#contract/customer/brief-karigar.ts';
import type { readBooking } from '#contract/customer/read-booking.ts';
import { isHalfMobile } from '#contract/fields/mobile.ts';
import { onOneLine } from '#contract/fields/writable.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { CheckField } from '#ui/check-field.tsx';
import { CommentField } from '#ui/comment-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogHead } from '#ui/dialog-head.tsx';
import { useWords } from '#ui/words.tsx';
import { preventing } from '../../browser/preventing.ts';
import { useChange } from '../api/use-change.ts';
import { Fold } from '../shell/fold.tsx';
import { NoteFiles } from '../shell/note-files.tsx';
import { AtHomeFields, PinField, PinMap } from '../shell/note-parts.tsx';
import { SharedLinks } from '../shell/shared-links.tsx';
import { useNoteFiles } from './use-note-files.ts';
import './briefing.css';

type BriefingProps = OutputOf<typeof readBooking>['briefing'] & {
  booking: Pick<BookingView, 'id' | 'category'>;
  onChanged: () => void;
};

/** The note of a customer to the crew, which they may change until somebody sets out. */
export function Briefing(props: BriefingProps) {
  const { told, enclosures, around, mayWrite, links, onChanged } = props;
  const { id, category } = props.booking;
  const words = useWords().history.detail.briefing;
  const { byTithi, parts } = termsOf(category);
  const title = useId();
  const [open, setOpen] = useState(false);
  const files = useNoteFiles(id, enclosures ?? [], onChanged);
  if (!told && !mayWrite && !links && files.files.length === 0) return null;
  const note = (
    <>
      {told ? (
        <Note told={told} />
      ) : (
        mayWrite && <p>{byTithi || parts ? words.inviteEvent : words.invite}</p>
      )}
      {told?.pin && <PinMap around={told.pin} pin={told.pin} label={words.pinSet} />}
      <NoteFiles
        files={files.files}
        busy={files.busy}
        trouble={files.trouble}
        onAdd={mayWrite ? files.add : undefined}
        onRemove={mayWrite ? (file) => void files.remove(file) : undefined}
      />
      {mayWrite && (
        <Button look="soft" onClick={() => setOpen(true)}>
          {told ? words.change : words.add}
        </Button>
      )}
      {links && <HomeLinks {...{ id, links, onChanged }} mobile={told?.atHomeMobile} />}
      {open && (
        <BriefingForm
          id={id}
          told={told}
          around={around}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            onChanged();
          }}
        />
      )}
    </>
  );
  // The crew has read it, and nobody needs it now.
  if (!mayWrite && !links) {
    return (
      <Fold title={words.title} className="briefing">
        {note}
      </Fold>
    );
  }
  return (
    <section className="briefing" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      {note}
    </section>
  );
}

function Note({ told }: { told: NonNullable<BriefingProps['told']> }) {
  const words = useWords().history.detail.briefing;
  return (
    <dl>
      <Told label={words.work} text={told.work} />
      <Told label={words.access} text={told.access} />
      <Told
        label={words.atHome}
        text={[told.atHome, told.atHomeMobile].filter(Boolean).join(', ')}
      />
      <Told label={words.gate} text={told.tellAtGate ? words.tellAtGate : ''} />
    </dl>
  );
}

const Told = ({ label, text }: { label: string; text: string }) =>
  text && (
    <div>
      <dt>{label}</dt>
      <dd translate="no">{text}</dd>
    </div>
  );

type HomeLinksProps = Pick<BriefingProps, 'onChanged'> & {
  id: string;
  links: NonNullable<BriefingProps['links']>;
  mobile: string | undefined;
};

/** The page for whoever is at home: only the customer sends it, from their own telephone. */
function HomeLinks({ id, links, mobile, onChanged }: HomeLinksProps) {
  const { history, visit } = useWords();
  const words = { ...visit.share, ...history.detail.briefing.page };
  return (
    <div className="home-links">
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      <SharedLinks {...{ id, mobile, words, onChanged }} atHome shares={links} />
    </div>
  );
}

type BriefingFormProps = Pick<BriefingProps, 'told' | 'around'> & {
  id: string;
  onClose: () => void;
  onSaved: () => void;
};

function BriefingForm({ id, told, around, onClose, onSaved }: BriefingFormProps) {
  const { history, everyday } = useWords();
  const words = history.detail.briefing;
  const title = useId();
  const [work, setWork] = useState(told?.work ?? '');
  const [access, setAccess] = useState(told?.access ?? '');
  const [atHome, setAtHome] = useState(told?.atHome ?? '');
  const [mobile, setMobile] = useState(told?.atHomeMobile ?? '');
  const [tellAtGate, setTellAtGate] = useState(told?.tellAtGate === true);
  const [pin, setPin] = useState(told?.pin);
  const saving = useChange(briefKarigar, words.saved, onSaved);
  const [tried, setTried] = useState(false);
  const save = () => {
    const homeMobile = atHome.trim() === '' ? '' : mobile;
    setTried(true);
    if (isHalfMobile(homeMobile)) return;
    const note = { work: onOneLine(work), access: onOneLine(access), atHome: onOneLine(atHome) };
    void saving.send({
      id,
      briefing: { ...note, atHomeMobile: homeMobile, tellAtGate, pin: pin ?? null },
    });
  };
  return (
    <Dialog labelledBy={title} onClose={onClose} className="change-dialog">
      <DialogHead id={title} title={words.title} closeLabel={everyday.close} onClose={onClose} />
      <form className="dialog-body briefing-form" noValidate onSubmit={preventing(save)}>
        <p className="note">{words.text}</p>
        <CommentField label={words.workAsked} value={work} onValue={setWork} />
        <CommentField label={words.accessAsked} value={access} onValue={setAccess} />
        <AtHomeFields
          name={atHome}
          mobile={mobile}
          tried={tried}
          onName={setAtHome}
          onMobile={setMobile}
        />
        <CheckField
          label={words.tellAtGateAsked}
          name="tell-at-gate"
          checked={tellAtGate}
          onChecked={setTellAtGate}
        />
        {around && <PinField around={around} pin={pin} onPin={setPin} />}
        <p className="change-trouble" role="alert">
          {saving.trouble}
        </p>
        <div className="change-buttons">
          <Button type="submit" busy={saving.busy}>
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
