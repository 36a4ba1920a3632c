import type { OutputOf } from '#contract/operation.ts';
import { previewKarigarSkills } from '#contract/ops/preview-karigar-skills.ts';
import { setKarigarSkills } from '#contract/ops/set-karigar-skills.ts';
import { BookedVisits } from '../shell/booked-visits.tsx';
import { SeenFirstForm } from '../shell/seen-first.tsx';
import { useSeenFirst } from '../shell/use-seen-first.ts';
import { useServices } from '../shell/use-services.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import type { KarigarFileOf } from './file-of.ts';

type SkillsProps = { karigarId: number; skills: KarigarFileOf['skills'] };
/** Changes beside what they can do, so that a colleague who is faster turns none of them around. */
type Draft = { readonly added: readonly number[]; readonly removed: readonly number[] };
const UNCHANGED: Draft = { added: [], removed: [] };

type Seen = OutputOf<typeof previewKarigarSkills>;

/** Changes what a Karigar can do: chosen, its consequence seen, and refused while a visit of theirs needs what would go. */
export function Skills({ karigarId, skills }: SkillsProps) {
  const { opsSkills: says } = useSpeech().words;
  const { named, reading } = useServices();
  const inOurWords = useServiceName();
  const held = skills.map(({ serviceId }) => serviceId);
  const wished = ({ added, removed }: Draft) =>
    [...new Set([...held, ...added])].filter((id) => !removed.includes(id));
  const form = useSeenFirst<Draft, Seen>(() => UNCHANGED, {
    look: (run, draft) => run(previewKarigarSkills, { karigarId, serviceIds: wished(draft) }),
    carryOut: (run, { draft, why }) =>
      run(setKarigarSkills, { karigarId, serviceIds: wished(draft), seen: held, why }),
  });
  if (!named) return <Waiting reading={reading} />;
  const chosen = wished(form.draft);
  const nameOf = (id: number) =>
    named.services.find((one) => one.id === id)?.name ??
    inOurWords(skills.find(({ serviceId }) => serviceId === id)?.name ?? '');
  return (
    <SeenFirstForm
      form={form}
      says={says}
      disabled={chosen.length === 0}
      isRefused={({ added, removed, needed }) =>
        needed.length > 0 || added.length + removed.length === 0
      }
      act={() => says.save}
      consequence={(seen) => <Consequence seen={seen} nameOf={nameOf} />}
    >
      <fieldset className="o-field">
        <legend className="o-sr">{says.services}</legend>
        <ul className="o-checks">
          {named.services.map(({ id, name }) => (
            <li key={id}>
              <label className="row">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={() => form.change(turned(form.draft, id, held))}
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
    </SeenFirstForm>
  );
}

/** The draft with one service ticked or not ticked any more. */
function turned({ added, removed }: Draft, id: number, held: readonly number[]): Draft {
  const turn = (ids: readonly number[]) =>
    ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return held.includes(id) ? { added, removed: turn(removed) } : { added: turn(added), removed };
}

type ConsequenceProps = { seen: Seen; nameOf: (id: number) => string };

function Consequence({ seen: { added, removed, needed }, nameOf }: ConsequenceProps) {
  const { opsSkills: says } = useSpeech().words;
  const names = (ids: readonly number[]) => ids.map(nameOf).join(', ');
  return (
    <>
      {added.length + removed.length === 0 && <p role="status">{says.nothing}</p>}
      {added.length > 0 && <p>{says.added({ names: names(added) })}</p>}
      {removed.length > 0 && <p>{says.removed({ names: names(removed) })}</p>}
      {removed.length > 0 && (
        <BookedVisits
          text={needed.length === 0 ? says.free : says.needed({ count: needed.length })}
          seen={{ visits: needed.length, first: needed }}
        />
      )}
    </>
  );
}
