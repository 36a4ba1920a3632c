import type { BrowserContext, Page } from 'playwright';

declare global {
  var spoken: string[] | undefined;
}

/** Browsers of tests have no voices: this one writes down what it is given to say, and never ends by itself. */
export const withVoice = (context: BrowserContext, lang: string): Promise<unknown> =>
  context.addInitScript((voiceLang) => {
    const said: string[] = [];
    globalThis.spoken = said;
    const voice = {
      lang: voiceLang,
      name: 'Test',
      default: true,
      localService: true,
      voiceURI: '',
    };
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      speak: ({ text }: Utterance) => said.push(text),
      cancel: () => {},
    });
    const value = { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance };
    for (const [name, one] of Object.entries(value))
      Object.defineProperty(globalThis, name, { value: one, configurable: true });
  }, lang);

/** Everything that was said on this page so far. */
export const heardFrom = (page: Page): Promise<string> =>
  page.evaluate(() => (globalThis.spoken ?? []).join('\n'));
