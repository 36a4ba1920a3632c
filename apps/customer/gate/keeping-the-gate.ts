import { askAboutPass, type PassAsked } from './asking-about-a-pass.ts';
import { type GatePage, openGatePage } from './gate-page.ts';

/** The gate stands where it stood yesterday. */
const PINCODE = 'aangan-gate-pincode';

/** A scanned pass stands behind the `#` and is asked about at once; else six digits are typed. */
export function keepGate(page: Document, address: Location, store: Storage): void {
  const gate = openGatePage(page);
  const { ask, askAgain, begin } = asker(gate);
  const leaveAddress = () => history.replaceState(null, '', address.pathname + address.search);
  prepareFields(gate, store);
  gate.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = typedIn(gate, store);
    if (typed) void ask(typed);
  });
  gate.again.addEventListener('click', askAgain);
  gate.another.addEventListener('click', () => {
    leaveAddress();
    begin();
  });
  addEventListener('hashchange', scanned);
  scanned();

  function scanned(): void {
    const pass = address.hash.slice(1);
    if (/^[\w-]{43}$/.test(pass)) return void ask({ pass });
    // Typed digits come along from the page in another language; then they stand in no address any more.
    const [, code, pincode] = /^(\d{6})-(\d{6})$/.exec(pass) ?? [];
    if (!code || !pincode) return;
    leaveAddress();
    gate.field('code').value = code;
    gate.field('pincode').value = pincode;
    void ask({ code, pincode });
  }
}

/** Digits only, and the pincode that was typed here before. */
function prepareFields({ field, showError }: GatePage, store: Storage): void {
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
}

/** The code and the pincode, when both are whole; else the first that is not is shown. */
function typedIn({ field, showError }: GatePage, store: Storage): PassAsked | undefined {
  const [code, pincode] = [field('code'), field('pincode')];
  const wrong = [code, pincode].filter((input) => {
    const bad = !/^\d{6}$/.test(input.value);
    showError(input, bad);
    return bad;
  });
  if (wrong.length > 0) {
    wrong[0]?.focus();
    return undefined;
  }
  try {
    store.setItem(PINCODE, pincode.value);
  } catch {
    // See above.
  }
  return { code: code.value, pincode: pincode.value };
}

/** Asks about one pass after the other; an answer that comes after a later question is not shown. */
function asker({ field, languages, show }: GatePage) {
  let asked: PassAsked | undefined;
  let latest = 0;

  /** Another language is the same question. */
  function sameQuestion(about: PassAsked | undefined): void {
    const hash = about && ('pass' in about ? about.pass : `${about.code}-${about.pincode}`);
    for (const link of languages) link.hash = hash ?? '';
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

  return {
    ask,
    askAgain: () => {
      if (asked) void ask(asked);
    },
    begin: () => {
      field('code').value = '';
      sameQuestion(undefined);
      show({ form: true });
      field('code').focus();
    },
  };
}
