import { askAboutPass, askKeys, type PassAsked } from './asking-about-a-pass.ts';
import { checkUnasked } from './checking-unasked.ts';
import { keepExpected } from './expected-today.ts';
import { type GatePage, openGatePage } from './gate-page.ts';
import { type GateStore, gateStore } from './gate-store.ts';
import { scan } from './scanning.ts';

/** Short ones were made by the version before, and stand on screens until those are looked at anew. */
const PASS = /^([\w-]{43}|[\w-]{100,400})$/;

/** A scanned pass stands behind the `#` and is asked about at once; else the camera looks for one, or six digits are typed. */
export function keepGate(page: Document, address: Location, storage: Storage): void {
  const gate = openGatePage(page);
  const store = gateStore(storage);
  const { ask, askAgain, begin } = asker(gate, store);
  const expected = keepExpected(gate, store);
  const leaveAddress = () => history.replaceState(null, '', address.pathname + address.search);
  prepareFields(gate, store);
  gate.form.addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = typedIn(gate, store);
    if (typed) void ask(typed);
  });
  gate.scan.addEventListener('click', () => void look(gate, ask));
  gate.again.addEventListener('click', askAgain);
  gate.another.addEventListener('click', () => {
    leaveAddress();
    begin();
  });
  addEventListener('hashchange', scanned);
  scanned();
  void expected.look();
  void askKeys().then((keys) => keys && store.keepKeys(keys));

  function scanned(): void {
    const behind = address.hash.slice(1);
    if (PASS.test(behind)) return void ask({ pass: behind });
    const [, link] = /^link-([\w-]{43})$/.exec(behind) ?? [];
    if (link) {
      leaveAddress();
      store.keepLink(link);
      return void expected.look();
    }
    // Typed digits come along from the page in another language; then they stand in no address any more.
    const [, code, pincode] = /^(\d{6})-(\d{6})?$/.exec(behind) ?? [];
    if (!code) return;
    leaveAddress();
    gate.field('code').value = code;
    if (pincode) gate.field('pincode').value = pincode;
    const typed = typedIn(gate, store);
    if (typed) void ask(typed);
  }
}

/** Digits only, and the pincode that was typed here before: the gate stands where it stood yesterday. */
function prepareFields({ field, showError }: GatePage, store: GateStore): void {
  // A guard who was quicker has typed it already.
  field('pincode').value ||= store.pincode();
  for (const input of [field('code'), field('pincode')]) {
    const tidy = () => {
      input.value = input.value.replace(/\D/g, '').slice(0, 6);
      showError(input, false);
    };
    tidy();
    input.addEventListener('input', tidy);
  }
}

/** The code and the pincode, or the gate's own link, when all is whole; else the first that is not is shown. */
function typedIn({ field, showError }: GatePage, store: GateStore): PassAsked | undefined {
  const [code, pincode] = [field('code'), field('pincode')];
  const link = store.link();
  const wrong = (link ? [code] : [code, pincode]).filter((input) => {
    const bad = !/^\d{6}$/.test(input.value);
    showError(input, bad);
    return bad;
  });
  if (wrong.length > 0) {
    wrong[0]?.focus();
    return undefined;
  }
  if (link) return { code: code.value, link };
  store.keepPincode(pincode.value);
  return { code: code.value, pincode: pincode.value };
}

/** Opens the camera until it sees a pass, is closed, or turns out to be refused. */
async function look(gate: GatePage, ask: (about: PassAsked) => Promise<void>): Promise<void> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  gate.stop.addEventListener('click', stop, { once: true });
  gate.show({ camera: true });
  const isPass = (text: string) => {
    const isOurs = PASS.test(text.split('#')[1] ?? '');
    if (!isOurs) gate.showNotOurs();
    return isOurs;
  };
  const seen = await scan(gate.video, isPass, stopping.signal);
  gate.stop.removeEventListener('click', stop);
  if (typeof seen !== 'string') return ask({ pass: seen.text.split('#')[1] ?? '' });
  gate.show(seen === 'stopped' ? { form: true } : { form: true, cameraTrouble: seen });
}

/** Asks about one pass after the other; an answer that comes after a later question is not shown. */
function asker({ field, languages, show }: GatePage, store: GateStore) {
  let asked: PassAsked | undefined;
  let latest = 0;

  /** Another language is the same question. */
  function sameQuestion(about: PassAsked | undefined): void {
    for (const link of languages) link.hash = about ? hashOf(about) : '';
  }

  async function ask(about: PassAsked): Promise<void> {
    asked = about;
    sameQuestion(about);
    latest += 1;
    const mine = latest;
    show({ checking: true });
    const answer = await askAboutPass(about);
    if (mine !== latest) return;
    if (typeof answer !== 'string') return show({ answer });
    if (answer !== 'offline' || !('pass' in about))
      return show({ trouble: answer, form: !('pass' in about) });
    const unasked = await checkUnasked(store, about.pass, Date.now());
    if (mine === latest) show({ answer: unasked, again: true });
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

const hashOf = (about: PassAsked): string =>
  'pass' in about ? about.pass : `${about.code}-${'pincode' in about ? about.pincode : ''}`;
