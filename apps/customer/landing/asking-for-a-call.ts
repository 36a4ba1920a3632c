import type { CallBackAnswer } from './call-back-request.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** The code that checks and sends the form is fetched when somebody starts to fill it in. */
const load = () => import('./call-back-request.ts');

/** Makes the call-back form work (LAND-10, ruling R10). */
export function askForACall(form: HTMLFormElement): void {
  let sending = false;
  const begin = () => void sayIfOff(form).catch(() => undefined);
  // Somebody may be in it before this script has come.
  if (form.contains(document.activeElement)) begin();
  else form.addEventListener('focusin', begin, { once: true });
  form.addEventListener('input', (event) => {
    const control = event.target as Control;
    if (control.name === 'mobile') void load().then(({ tidyMobile }) => tidyMobile(control));
    if (control.getAttribute('aria-invalid')) showError(control, '');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    void send(form)
      // Not even the script could be fetched: the one sentence for that is in the page.
      .catch(() => showOutcome(form, form.dataset.offline ?? '', false))
      .finally(() => {
        sending = false;
      });
  });
}

/** Said to somebody who begins to fill the form in, and not only once they send it. */
async function sayIfOff(form: HTMLFormElement): Promise<void> {
  const { areCallBacksOff, loadCallBackWords } = await load();
  if (!(await areCallBacksOff())) return;
  const { words } = await loadCallBackWords();
  showOutcome(form, words['call-backs-off'] ?? '', false);
}

async function send(form: HTMLFormElement): Promise<void> {
  const { sendCallBackRequest, loadCallBackWords } = await load();
  const { words, calledBy } = await loadCallBackWords();
  const say = (outcome: string, good: boolean) => showOutcome(form, words[outcome] ?? '', good);
  say('sending', true);
  const answer = await sendCallBackRequest(new FormData(form));
  showErrors(form, words, answer);
  if (answer.outcome === 'sent') {
    form.reset();
    const by = answer.callBy ? [calledBy(answer.callBy)] : [];
    return showOutcome(form, [words.sent, ...by].join(' '), true);
  }
  // A field's error stands below it.
  say(answer.outcome === 'invalid' ? '' : answer.outcome, false);
}

/** A tile that cannot be booked yet leads to the form, which already knows what it is about (ruling R25). */
export function fillInInterest(form: HTMLFormElement): void {
  for (const tile of document.querySelectorAll<HTMLElement>('[data-interest]')) {
    tile.addEventListener('click', () => {
      const select = form.elements.namedItem('serviceInterest') as HTMLSelectElement;
      select.value = tile.dataset.interest ?? '';
      const name = form.elements.namedItem('name') as HTMLElement;
      // Following the link to the section takes the focus away, so it is set after that.
      setTimeout(() => name.focus({ preventScroll: true }));
    });
  }
}

function showErrors(
  form: HTMLFormElement,
  words: Readonly<Record<string, string>>,
  answer: CallBackAnswer,
): void {
  const codes = answer.outcome === 'invalid' ? answer.fields : {};
  for (const control of form.querySelectorAll<Control>('input, select')) {
    const code = codes[control.name];
    showError(control, code ? (words[code] ?? words.invalid ?? code) : '');
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

function showError(control: Control, text: string): void {
  const error = document.getElementById(`${control.id}-error`);
  if (!error) return;
  error.textContent = text;
  error.hidden = text === '';
  if (text) {
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', error.id);
  } else {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
  }
}

function showOutcome(form: HTMLFormElement, text: string, good: boolean): void {
  const outcome = form.querySelector('.outcome');
  if (!outcome) return;
  outcome.textContent = text;
  outcome.className = `outcome ${good ? 'good' : 'bad'}`;
}
