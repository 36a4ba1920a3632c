import { useRef } from 'react';
import { readRateCard } from '#contract/karigar/read-rate-card.ts';
import type { Rate } from '#contract/rate-card.ts';
import { costOfRate } from '#contract/terms/rate-cost.ts';
import { newId } from '#kernel/ids.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { preventing } from '../../browser/preventing.ts';
import { askAgain, useReading } from '../api/reading.ts';
import { Waiting } from '../shell/trouble.tsx';
import { useDraft } from '../shell/use-draft.ts';
import { useWords } from '../shell/words.tsx';
import { newLine, type OwnLine, OwnLines, type PartPicture } from './own-lines.tsx';
import { type Chosen, RateRows } from './rate-rows.tsx';
import { rupeesTyped } from './rupees-typed.ts';
import { Said } from './said.tsx';
import { useAct } from './use-act.ts';

/** Lines that were chosen and typed, and not sent yet. */
type Proposal = {
  readonly estimateId: string;
  readonly chosen: Chosen;
  readonly own: readonly OwnLine[];
  readonly picture?: PartPicture;
};
export const draftOf = (visitId: string): string => `extra work ${visitId}`;

/** Extra work from the rate card; anything else in words beside a picture. */
export function ExtraWorkForm({ visitId, onClose }: { visitId: string; onClose: () => void }) {
  const { visit, karigar } = useWords();
  const reading = useReading(readRateCard, { id: visitId });
  const rates = reading.value?.rates ?? [];
  const proposal = useProposal(visitId, rates, onClose);
  const { chosen, own, acting, amounts } = proposal;
  const sum = amounts.reduce<number>((all, one) => all + (one ?? 0), 0);
  return (
    <form className="k-form k-extra" noValidate onSubmit={preventing(proposal.send)}>
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {rates.length > 0 && <RateRows rates={rates} chosen={chosen} onChosen={proposal.choose} />}
      {own.length === 0 ? (
        <Button look="line" onClick={() => proposal.write([newLine()])}>
          {visit.notOnCard}
        </Button>
      ) : (
        <OwnLines
          lines={own}
          picture={proposal.picture}
          busy={acting.busy}
          onLines={proposal.write}
          onPicture={proposal.show}
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
      <Button look="soft" onClick={proposal.close}>
        {karigar.cancel}
      </Button>
    </form>
  );
}

/** The lines as they are chosen and typed; a picture goes before the proposal that names it. */
function useProposal(visitId: string, rates: readonly Rate[], onClose: () => void) {
  const { visit, refusals } = useWords();
  const [draft, keep] = useDraft<Proposal>(draftOf(visitId), () => ({
    ...{ estimateId: newId(), chosen: {}, own: [] },
  }));
  const { estimateId, chosen, own, picture } = draft;
  const choose = (next: Chosen) => keep({ ...draft, chosen: next });
  const write = (next: readonly OwnLine[]) => keep({ ...draft, own: next });
  const show = (next: PartPicture) => keep({ ...draft, picture: next });
  const sentPicture = useRef<string>(undefined);
  const acting = useAct(visitId);
  const lines = [...ratedLines(rates, chosen), ...own.map(lineOf)];
  const amounts = lines.map(({ amountPaise }) => amountPaise);
  const trouble = (): string | undefined => {
    if (lines.length === 0) return visit.chooseExtra;
    if (lines.some(({ label }) => !label)) return refusals['label-missing'];
    if (amounts.some((one) => !one)) return refusals['amount-invalid'];
    return own.length > 0 && !picture ? refusals['picture-needed'] : undefined;
  };
  const sendPicture = async (): Promise<boolean> => {
    if (!picture || own.length === 0 || sentPicture.current === picture.photoId) return true;
    const { photoId, image } = picture;
    const isSent = await acting.run('addVisitPhoto', { photoId, kind: 'part', image });
    if (isSent) sentPicture.current = photoId;
    return isSent;
  };
  const send = async () => {
    const wrong = trouble();
    if (wrong) return acting.say(wrong);
    if (!(await sendPicture())) return;
    const photo = own.length > 0 && picture ? { photoId: picture.photoId } : {};
    if (await acting.run('proposeExtraWork', { estimateId, lines, ...photo })) close();
    else void askAgain(readRateCard);
  };
  const close = () => {
    keep(undefined);
    onClose();
  };
  return { chosen, choose, own, write, picture, show, acting, amounts, send, close };
}

/** As they are sent; the server reckons each of them again from its own card. */
const ratedLines = (rates: readonly Rate[], chosen: Chosen) =>
  rates
    .map((one) => ({ ...one, quantity: chosen[one.key] ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
    .map(({ key, kind, names, quantity, ...one }) => ({
      ...{ kind, label: names.en, amountPaise: costOfRate(one, quantity) },
      rate: { key, quantity },
    }));

const lineOf = ({ kind, label, rupees }: OwnLine) => ({
  ...{ kind, label: label.trim(), amountPaise: rupeesTyped(rupees) },
});
