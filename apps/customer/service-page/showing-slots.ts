import type { OutputOf } from '#contract/operation.ts';
import type { readOpenSlots } from '#contract/public/read-open-slots.ts';
import { isLang } from '#kernel/languages.ts';
import { shownLongDay } from '#ui/dates.ts';
import { withOption } from './following-choices.ts';

type Slots = OutputOf<typeof readOpenSlots>;
type Trouble = 'wrong' | 'notServed' | 'failed' | 'offline';

/** The contract itself would bring its whole library of checks to a telephone for one field of six digits. */
const ADDRESS: (typeof readOpenSlots)['path'] = '/api/open-slots';
/** Longer than that nobody looks at a page without hearing anything. */
const PATIENCE_MS = 15_000;
/** The home stands where it stood yesterday. */
const KEPT = 'aangan-pincode';

/**
 * Shows when somebody is available near a pincode, for as long as what is chosen takes; each slot leads into the booking with the
 * choice made. The answer asks again.
 */
export function showSlots(form: HTMLFormElement): () => void {
  const input = form.elements.namedItem('pincode') as HTMLInputElement;
  let latest = 0;
  input.value ||= kept();
  input.addEventListener('input', () => {
    input.value = input.value.replace(/\D/g, '').slice(0, 6);
    input.removeAttribute('aria-invalid');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask();
  });
  const askAgain = () => {
    if (input.value) void ask();
  };
  askAgain();
  return askAgain;

  async function ask(): Promise<void> {
    latest += 1;
    const asked = latest;
    const pincode = input.value;
    show(form, [], '');
    if (!/^[1-9]\d{5}$/.test(pincode)) return refuse('wrong');
    say(form.dataset.looking);
    const answer = await read(form.dataset, pincode);
    // Somebody has asked for another pincode meanwhile.
    if (asked !== latest) return;
    if (typeof answer === 'string') return refuse(answer);
    keep(pincode);
    const lang = isLang(document.documentElement.lang) ? document.documentElement.lang : 'en';
    const open = answer.slots.filter((slot) => slot.open).map(({ label }) => label);
    const day = shownLongDay(answer.date, lang);
    say(open.length > 0 ? form.dataset.on?.replace('{day}', day) : form.dataset.none);
    show(form, open, `${new URLSearchParams({ date: answer.date, pincode })}`);
  }

  function refuse(trouble: Trouble): void {
    if (trouble === 'wrong' || trouble === 'notServed') input.setAttribute('aria-invalid', 'true');
    if (trouble === 'wrong') input.focus();
    say(form.dataset[trouble]);
  }

  function say(sentence: string | undefined): void {
    const status = form.querySelector('.say-slots');
    if (status) status.textContent = sentence ?? '';
  }
}

function show(form: HTMLFormElement, labels: readonly string[], chosen: string): void {
  form.querySelector('.slot-links')?.replaceChildren(
    ...labels.map((label) => {
      const link = document.createElement('a');
      const book = `${form.dataset.book}&${chosen}&${new URLSearchParams({ time: label })}`;
      link.href = withOption(book, form.dataset.option ?? '');
      link.dataset.auth = 'login';
      link.textContent = label;
      link.setAttribute('aria-label', (form.dataset.at ?? '').replace('{time}', label));
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
}

async function read(
  { slots: serviceId = '', option = '' }: DOMStringMap,
  pincode: string,
): Promise<Slots | Trouble> {
  try {
    const asked = new URLSearchParams({ serviceId, pincode, ...(option && { option }) });
    const response = await fetch(`${ADDRESS}?${asked}`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (response.ok) return (await response.json()) as Slots;
    return response.status === 409 ? 'notServed' : 'failed';
  } catch {
    return navigator.onLine ? 'failed' : 'offline';
  }
}

function kept(): string {
  try {
    return localStorage.getItem(KEPT) ?? '';
  } catch {
    return '';
  }
}

function keep(pincode: string): void {
  try {
    localStorage.setItem(KEPT, pincode);
  } catch {
    // A browser that keeps nothing: the pincode is typed each time.
  }
}
