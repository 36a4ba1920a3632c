import { knownBrand } from '#contract/known-brand.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { shownTime } from './shown-moment.ts';
import { useWords } from './words.tsx';

/** Our number, and when somebody answers it. */
export function Office() {
  const { help } = useWords();
  const { phone, dialled, hours } = knownBrand();
  const [from = '', until = ''] = hours
    .split('-')
    .map((at) => shownTime(`2026-01-01T${at}:00+05:30`));
  return (
    <div className="k-stack">
      <a className="btn line lg k-call" href={`tel:${dialled}`}>
        <Icon name="phone" />
        <span>{help.call({ phone: phone.replaceAll(' ', '\u00a0') })}</span>
      </a>
      <p className="k-note">{help.hours({ from, until })}</p>
    </div>
  );
}
