import type { OutputOf } from '#contract/operation.ts';
import type { checkGatePass } from '#contract/public/check-gate-pass.ts';
import type { Lang } from '#kernel/languages.ts';
import type { Trouble } from './asking-about-a-pass.ts';
import type { Unasked } from './checking-unasked.ts';
import { clockIn } from './clock-in.ts';
import type { KeptList } from './gate-store.ts';
import { type ListState, showExpected } from './show-expected.ts';

type Answer = OutputOf<typeof checkGatePass> | Unasked;

/** The page shows one of these at a time: the form, the camera, the wait, the error or the verdict. */
type Shown = {
  readonly form?: boolean;
  readonly camera?: boolean;
  readonly cameraTrouble?: 'refused' | 'no-camera';
  readonly checking?: boolean;
  readonly trouble?: Trouble;
  readonly answer?: Answer;
  /** May be asked once more, though something is known already. */
  readonly again?: boolean;
};

export type GatePage = ReturnType<typeof openGatePage>;

/** The elements of the page, of which all texts stand there from the beginning. */
export function openGatePage(page: Document) {
  const one = <E extends HTMLElement>(selector: string) => page.querySelector<E>(selector) as E;
  const form = one<HTMLFormElement>('[data-ask]');
  const verdicts = [...page.querySelectorAll<HTMLElement>('[data-verdict]')];
  const troubles = [...page.querySelectorAll<HTMLElement>('[data-say]')];
  const status = one('[data-checking]');
  const cameraTroubles = [...page.querySelectorAll<HTMLElement>('[data-camera-says]')];
  const lang = page.documentElement.lang as Lang;

  function show(what: Shown): void {
    form.hidden = !what.form;
    one('[data-scan]').hidden = !what.form;
    one('[data-camera]').hidden = !what.camera;
    one('[data-not-ours]').hidden = true;
    for (const line of cameraTroubles) line.hidden = line.dataset.cameraSays !== what.cameraTrouble;
    status.textContent = what.checking ? (status.dataset.checking ?? '') : '';
    for (const line of troubles) line.hidden = line.dataset.say !== what.trouble;
    one('[data-again]').hidden = !what.again && (!what.trouble || what.form === true);
    one('[data-another]').hidden = !what.answer;
    const verdict = what.answer && (what.answer.reason ?? 'admitted');
    for (const section of verdicts) section.hidden = section.dataset.verdict !== verdict;
    one('[data-unasked]').hidden = true;
    if (!what.answer) return;
    const shown = verdicts.find((section) => !section.hidden);
    if (shown) fill(shown, what.answer, lang);
    one('[data-unasked]').hidden = !('unasked' in what.answer) || what.answer.reason === 'genuine';
    shown?.querySelector('h2')?.focus();
  }

  function showError(input: HTMLInputElement, bad: boolean): void {
    one(`#${input.id}-error`).hidden = !bad;
    input.setAttribute('aria-invalid', String(bad));
  }

  return {
    form,
    field: (name: string) => form.elements.namedItem(name) as HTMLInputElement,
    scan: one('[data-scan]'),
    video: one<HTMLVideoElement>('[data-camera] video'),
    stop: one('[data-stop]'),
    showNotOurs: () => {
      one('[data-not-ours]').hidden = false;
    },
    showExpected: (kept: KeptList | undefined, state: ListState) =>
      showExpected({ one, lang }, kept, state),
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
    // A house without a society has no wing to tell.
    const term = gap.previousElementSibling as HTMLElement | null;
    if (term?.tagName === 'DT') term.hidden = gap.hidden = gap.textContent === '';
  }
  const face = section.querySelector<HTMLImageElement>('[data-face]');
  if (!face) return;
  face.hidden = !answer.face;
  if (answer.face) face.src = answer.face;
  else face.removeAttribute('src');
  const noFace = section.querySelector<HTMLElement>('[data-no-face]');
  if (noFace) noFace.hidden = Boolean(answer.face);
}

const moment = (iso: string | null, lang: Lang): string => (iso ? clockIn(iso, lang) : '');
