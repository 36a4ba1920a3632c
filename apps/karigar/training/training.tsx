import { useState } from 'react';
import { readTraining } from '#contract/applicant/read-training.ts';
import { load } from '#i18n/late/karigar-training.ts';
import { Button } from '#ui/button.tsx';
import { shownDate } from '#ui/dates.ts';
import { useReading } from '../api/reading.ts';
import { Picture } from '../shell/picture.tsx';
import { TakePdf } from '../shell/take-pdf.tsx';
import { useLateWords } from '../shell/use-late-words.ts';
import { useSpeech } from '../shell/words.tsx';
import { PracticeVisit } from './practice-visit.tsx';
import { TrainingTest } from './training-test.tsx';

/** Learning the work before the first visit: a visit to practise, the test, and the certificate of who has passed. */
export function Training() {
  const { lang } = useSpeech();
  const { value } = useReading(readTraining, {});
  const words = useLateWords(load)?.training;
  const [open, setOpen] = useState<'practice' | 'test'>();
  if (!words) return null;
  const certificate = value?.certificate;
  return (
    <section className="k-stack">
      <h2>{words.title}</h2>
      {certificate ? (
        <div className="k-card" role="status">
          <p className="k-titled">
            <Picture name="finish" />
            <b>
              {words.cert}: {words.passed}
            </b>
          </p>
          <p className="num">{words.number({ number: certificate.number })}</p>
          <p className="num">{words.since({ on: shownDate(certificate.passedOn, lang) })}</p>
          <TakePdf
            path="/api/karigar/training/certificate/pdf"
            fileName={`certificate-${certificate.number}.pdf`}
            label={words.save}
          />
        </div>
      ) : (
        <p className="k-note">{words.learn}</p>
      )}
      {open === 'practice' ? (
        <PracticeVisit words={words} onClose={() => setOpen(undefined)} />
      ) : (
        <Button look="line" onClick={() => setOpen('practice')}>
          {words.practise}
        </Button>
      )}
      {!certificate && open === 'test' && <TrainingTest words={words} />}
      {!certificate && open !== 'test' && (
        <Button onClick={() => setOpen('test')}>{words.test}</Button>
      )}
    </section>
  );
}
