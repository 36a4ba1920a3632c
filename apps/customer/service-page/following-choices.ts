import { formatRupees } from '#kernel/money.ts';
import { hoursOf } from '#ui/hours-of.ts';

/** The option of an address, and what was chosen beside it, with dots between them (`contract/catalogue/choices.ts`). */
const joined = (keys: readonly (string | undefined)[]): string => keys.filter(Boolean).join('.');

/**
 * Keeps price, duration and every way into the booking in step with what is chosen on the page. While everything is as it was
 * drawn, a booking is that of the dashboard's card. `onChange` is called with what slots are asked for.
 */
export function followChoices(form: HTMLFormElement, onChange: () => void): void {
  const inputs = [...form.querySelectorAll('input')];
  check(inputs, new URLSearchParams(location.search).get('option')?.split('.') ?? []);
  const show = () => {
    const chosen = inputs.filter(({ checked }) => checked);
    const isAsDrawn = inputs.every(({ checked, defaultChecked }) => checked === defaultChecked);
    const keys = isAsDrawn ? [] : chosen.map(({ value }) => value);
    const sum = (of: 'paise' | 'minutes') =>
      chosen.reduce((all, { dataset }) => all + Number(dataset[of]), 0);
    each('[data-price]', (at) => {
      at.textContent = formatRupees(Number(at.dataset.price) + sum('paise'));
    });
    each('[data-length]', (at) => {
      at.textContent = shownLength(form, Number(at.dataset.length) + sum('minutes'));
    });
    each<HTMLAnchorElement>('a[data-option]', (link) => {
      link.href = withOption(link.href, joined([link.dataset.option, ...keys]));
    });
    each('[data-slots]', (slots) => {
      slots.dataset.option = joined(keys);
    });
  };
  form.addEventListener('change', () => {
    show();
    onChange();
  });
  show();
}

/** Chosen before: on the way back from the booking. */
function check(inputs: readonly HTMLInputElement[], keys: readonly string[]): void {
  for (const input of inputs) if (keys.includes(input.value)) input.checked = true;
}

/** The same address with another option. None is said too: the dialog would remember what was chosen and undone before. */
export function withOption(address: string, option: string): string {
  const url = new URL(address, location.href);
  url.searchParams.set('option', option);
  return `${url.pathname}${url.search}`;
}

/** `90 min`, `2 h`, as the server draws it (`service-words.ts`). */
function shownLength({ dataset }: HTMLFormElement, minutes: number): string {
  const hours = hoursOf(minutes);
  const words = (hours === undefined ? dataset.min : dataset.hours) ?? '';
  return words.replace('{n}', String(hours ?? minutes));
}

function each<E extends HTMLElement>(selector: string, act: (element: E) => void): void {
  for (const element of document.querySelectorAll<E>(selector)) act(element);
}
