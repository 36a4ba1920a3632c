import type { OutputOf } from '#contract/operation.ts';
import type { checkGatePass } from '#contract/public/check-gate-pass.ts';
import type { Lang } from '#kernel/languages.ts';
import { shownClock, shownDay } from '#ui/dates.ts';
import type { Trouble } from './asking-about-a-pass.ts';

type Answer = OutputOf<typeof checkGatePass>;

/** The page shows one of these at a time: the form, the wait, the error or the verdict. */
type Shown = {
  readonly form?: boolean;
  readonly checking?: boolean;
  readonly trouble?: Trouble;
  readonly answer?: Answer;
};

export type GatePage = ReturnType<typeof openGatePage>;

/** The elements of the page, of which all texts stand there from the beginning. */
export function openGatePage(page: Document) {
  const one = <E extends HTMLElement>(selector: string) => page.querySelector<E>(selector) as E;
  const form = one<HTMLFormElement>('[data-ask]');
  const verdicts = [...page.querySelectorAll<HTMLElement>('[data-verdict]')];
  const troubles = [...page.querySelectorAll<HTMLElement>('[data-say]')];
  const status = one('[data-checking]');

  function show(what: Shown): void {
    form.hidden = !what.form;
    status.textContent = what.checking ? (status.dataset.checking ?? '') : '';
    for (const line of troubles) line.hidden = line.dataset.say !== what.trouble;
    one('[data-again]').hidden = !what.trouble || what.form === true;
    one('[data-another]').hidden = !what.answer;
    const verdict = what.answer && (what.answer.reason ?? 'admitted');
    for (const section of verdicts) section.hidden = section.dataset.verdict !== verdict;
    if (!what.answer) return;
    const shown = verdicts.find((section) => !section.hidden);
    if (shown) fill(shown, what.answer, page.documentElement.lang as Lang);
    shown?.querySelector('h2')?.focus();
  }

  function showError(input: HTMLInputElement, bad: boolean): void {
    one(`#${input.id}-error`).hidden = !bad;
    input.setAttribute('aria-invalid', String(bad));
  }

  return {
    form,
    field: (name: string) => form.elements.namedItem(name) as HTMLInputElement,
    again: one('[data-again]'),
    another: one('[data-another]'),
    languages: [...page.querySelectorAll<HTMLAnchorElement>('.lang a')],
    show,
    showError,
  };
}

function fill(section: HTMLElement, answer: Answer, lang: Lang): void {
  const times = { from: moment(answer.from, lang), until: moment(answer.until, lang) };
  for (const gap of section.querySelectorAll<HTMLElement>('[data-fill]')) {
    const { fill: name = '', text } = gap.dataset;
    gap.textContent =
      text?.replace('{from}', times.from).replace('{until}', times.until) ??
      answer[name as 'home' | 'karigarName'] ??
      '';
  }
}

/** The clock, and the day where it is not today in India. */
function moment(iso: string | null, lang: Lang): string {
  if (!iso) return '';
  const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
  const day = iso.slice(0, 10);
  return day === today ? shownClock(iso) : `${shownDay(day, lang)}, ${shownClock(iso)}`;
}
