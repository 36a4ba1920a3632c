import type { OutputOf } from '#contract/operation.ts';
import type { checkGatePass } from '#contract/public/check-gate-pass.ts';
import type { Lang } from '#kernel/languages.ts';
import { shownClock, shownDay } from '#ui/dates.ts';
import { askAboutPass, type PassAsked, type Trouble } from './asking-about-a-pass.ts';

type Answer = OutputOf<typeof checkGatePass>;

/** The gate stands where it stood yesterday. */
const PINCODE = 'aangan-gate-pincode';

/** A scanned pass stands behind the `#` and is asked about at once; else six digits are typed. */
export function keepGate(page: Document, address: Location, store: Storage): void {
  const one = <E extends HTMLElement>(selector: string) => page.querySelector<E>(selector) as E;
  const form = one<HTMLFormElement>('[data-ask]');
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const verdicts = [...page.querySelectorAll<HTMLElement>('[data-verdict]')];
  const troubles = [...page.querySelectorAll<HTMLElement>('[data-say]')];
  const status = one('[data-checking]');
  let asked: PassAsked | undefined;
  let latest = 0;

  try {
    // A guard who was quicker has typed it already.
    field('pincode').value ||= store.getItem(PINCODE) ?? '';
  } catch {
    // A browser that keeps nothing: the pincode is typed each time.
  }
  for (const input of [field('code'), field('pincode')]) {
    const tidy = () => {
      input.value = input.value.replace(/\D/g, '').slice(0, 6);
      showError(input, false);
    };
    tidy();
    input.addEventListener('input', tidy);
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [code, pincode] = [field('code'), field('pincode')];
    const wrong = [code, pincode].filter((input) => {
      const bad = !/^\d{6}$/.test(input.value);
      showError(input, bad);
      return bad;
    });
    if (wrong.length > 0) return wrong[0]?.focus();
    try {
      store.setItem(PINCODE, pincode.value);
    } catch {
      // See above.
    }
    void ask({ code: code.value, pincode: pincode.value });
  });
  one('[data-again]').addEventListener('click', () => asked && void ask(asked));
  one('[data-another]').addEventListener('click', () => {
    history.replaceState(null, '', address.pathname + address.search);
    field('code').value = '';
    sameQuestion(undefined);
    show({ form: true });
    field('code').focus();
  });
  addEventListener('hashchange', scanned);
  scanned();

  function scanned(): void {
    const pass = address.hash.slice(1);
    if (/^[\w-]{43}$/.test(pass)) return void ask({ pass });
    // Typed digits come along from the page in another language; then they stand in no address any more.
    const [, code, pincode] = /^(\d{6})-(\d{6})$/.exec(pass) ?? [];
    if (!code || !pincode) return;
    history.replaceState(null, '', address.pathname + address.search);
    field('code').value = code;
    field('pincode').value = pincode;
    void ask({ code, pincode });
  }

  /** Another language is the same question. */
  function sameQuestion(about: PassAsked | undefined): void {
    const hash = about && ('pass' in about ? about.pass : `${about.code}-${about.pincode}`);
    for (const link of page.querySelectorAll<HTMLAnchorElement>('.lang a')) link.hash = hash ?? '';
  }

  async function ask(about: PassAsked): Promise<void> {
    asked = about;
    sameQuestion(about);
    latest += 1;
    const mine = latest;
    show({ checking: true });
    const answer = await askAboutPass(about);
    if (mine !== latest) return;
    if (typeof answer === 'string') show({ trouble: answer, form: !('pass' in about) });
    else show({ answer });
  }

  function show(what: {
    form?: boolean;
    checking?: boolean;
    trouble?: Trouble;
    answer?: Answer;
  }): void {
    form.hidden = !what.form;
    status.textContent = what.checking ? (status.dataset.checking ?? '') : '';
    for (const line of troubles) line.hidden = line.dataset.say !== what.trouble;
    one('[data-again]').hidden = !what.trouble || what.form === true;
    one('[data-another]').hidden = !what.answer;
    const verdict = what.answer && (what.answer.reason ?? 'admitted');
    for (const section of verdicts) section.hidden = section.dataset.verdict !== verdict;
    if (!what.answer) return;
    const shown = verdicts.find((section) => !section.hidden);
    if (shown) fill(shown, what.answer);
    shown?.querySelector('h2')?.focus();
  }

  function showError(input: HTMLInputElement, bad: boolean): void {
    one(`#${input.id}-error`).hidden = !bad;
    input.setAttribute('aria-invalid', String(bad));
  }

  function fill(section: HTMLElement, answer: Answer): void {
    const times = { from: moment(answer.from), until: moment(answer.until) };
    for (const gap of section.querySelectorAll<HTMLElement>('[data-fill]')) {
      const { fill: name = '', text } = gap.dataset;
      gap.textContent =
        text?.replace('{from}', times.from).replace('{until}', times.until) ??
        answer[name as 'home' | 'karigarName'] ??
        '';
    }
  }

  /** The clock, and the day where it is not today in India. */
  function moment(iso: string | null): string {
    if (!iso) return '';
    const today = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
    const day = iso.slice(0, 10);
    const lang = page.documentElement.lang as Lang;
    return day === today ? shownClock(iso) : `${shownDay(day, lang)}, ${shownClock(iso)}`;
  }
}
