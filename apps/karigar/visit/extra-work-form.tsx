import { useRef, useState } from 'react';
import { readRateCard } from '#contract/karigar/read-rate-card.ts';
import type { Rate } from '#contract/rate-card.ts';
import { newId } from '#kernel/ids.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { preventing } from '../../browser/preventing.ts';
import { askAgain, useReading } from '../api/reading.ts';
import { Waiting } from '../shell/trouble.tsx';
import { useWords } from '../shell/words.tsx';
import { newLine, type OwnLine, OwnLines, type PartPicture } from './own-lines.tsx';
import { type Chosen, RateRows } from './rate-rows.tsx';
import { rupeesTyped } from './rupees-typed.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** From the rate card, and what stands on none of it in words beside a picture. */
export function ExtraWorkForm({ visitId, onClose }: { visitId: string; onClose: () => void }) {
  const { visit, karigar, refusals } = useWords();
  const [estimateId] = useState(newId);
  const reading = useReading(readRateCard, { id: visitId });
  const rates = reading.value?.rates ?? [];
  const [chosen, setChosen] = useState<Chosen>({});
  const [own, setOwn] = useState<readonly OwnLine[]>([]);
  const [picture, setPicture] = useState<PartPicture>();
  const sentPicture = useRef<string>(undefined);
  const acting = useAct(visitId);
  const lines = [...ratedLines(rates, chosen), ...own.map(lineOf)];
  const sum = lines.reduce((all, { amountPaise }) => all + (amountPaise ?? 0), 0);
  const sendPicture = async (): Promise<boolean> => {
    if (!picture || own.length === 0 || sentPicture.current === picture.photoId) return true;
    const { photoId, image } = picture;
    const isSent = await acting.run('addVisitPhoto', { photoId, kind: 'part', image });
    if (isSent) sentPicture.current = photoId;
    return isSent;
  };
  const send = async () => {
    if (lines.length === 0) return acting.say(visit.chooseExtra);
    if (lines.some(({ label }) => !label)) return acting.say(refusals['label-missing']);
    if (lines.some(({ amountPaise }) => !amountPaise))
      return acting.say(refusals['amount-invalid']);
    if (own.length > 0 && !picture) return acting.say(refusals['picture-needed']);
    if (!(await sendPicture())) return;
    const photo = own.length > 0 && picture ? { photoId: picture.photoId } : {};
    if (await acting.run('proposeExtraWork', { estimateId, lines, ...photo })) onClose();
    else void askAgain(readRateCard);
  };
  return (
    <form className="k-form k-extra" noValidate onSubmit={preventing(send)}>
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {rates.length > 0 && <RateRows rates={rates} chosen={chosen} onChosen={setChosen} />}
      {own.length === 0 ? (
        <Button look="line" onClick={() => setOwn([newLine()])}>
          {visit.notOnCard}
        </Button>
      ) : (
        <OwnLines
          lines={own}
          picture={picture}
          busy={acting.busy}
          onLines={setOwn}
          onPicture={setPicture}
          onTrouble={acting.say}
        />
      )}
      <p className="k-row">
        <span>{visit.sum}</span>
        <b className="num">{formatRupees(sum)}</b>
      </p>
      <Said error={acting.error} />
      <Button type="submit" size="lg" busy={acting.busy}>
        {visit.sendExtra}
      </Button>
      <Button look="soft" onClick={onClose}>
        {karigar.cancel}
      </Button>
    </form>
  );
}

/** As they are sent; the server reckons each of them again from its own card. */
const ratedLines = (rates: readonly Rate[], chosen: Chosen) =>
  rates
    .map((one) => ({ ...one, quantity: chosen[one.key] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ key, kind, names, pricePaise, quantity }) => ({
      ...{ kind, label: names.en, amountPaise: pricePaise * quantity },
      rate: { key, quantity },
    }));

const lineOf = ({ kind, label, rupees }: OwnLine) => ({
  ...{ kind, label: label.trim(), amountPaise: rupeesTyped(rupees) },
});
