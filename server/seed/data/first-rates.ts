import type { ServiceSlug } from '#contract/catalogue/first-slugs.ts';
import type { Rate } from '#contract/rate-card.ts';
import { inEveryLanguage } from '#kernel/languages.ts';
import { paiseFromRupees } from '#kernel/money.ts';

type Names = readonly [en: string, hi: string, mr: string];

const rate =
  (kind: Rate['kind']) =>
  (
    key: string,
    unit: Rate['unit'],
    rupees: number,
    picture: Rate['picture'],
    names: Names,
  ): Rate => ({
    ...{ key, kind, unit, picture, pricePaise: paiseFromRupees(rupees) },
    names: inEveryLanguage({ en: names[0], hi: names[1], mr: names[2] }),
  });
const part = rate('parts');
const labour = rate('labour');

/** Trade practice as far as it could be gathered; the owner confirms the prices, and changes them in the console. */
export const firstRates: Partial<Record<ServiceSlug, readonly Rate[]>> = {
  'electrical-repairs': [
    part('fan-regulator', 'piece', 350, 'regulator', [
      'Fan regulator, fitted',
      'पंखे का रेगुलेटर, लगाकर',
      'पंख्याचा रेग्युलेटर, बसवून',
    ]),
    part('switch', 'piece', 120, 'switch', ['Switch, fitted', 'स्विच, लगाकर', 'स्विच, बसवून']),
    part('socket', 'piece', 160, 'socket', ['Socket, fitted', 'सॉकेट, लगाकर', 'सॉकेट, बसवून']),
    part('mcb', 'piece', 420, 'mcb', ['MCB, fitted', 'MCB, लगाकर', 'MCB, बसवून']),
    part('wire', 'metre', 40, 'wire', [
      'Copper wire 1.5 mm, laid',
      'कॉपर तार 1.5 mm, डालकर',
      'कॉपर वायर 1.5 mm, टाकून',
    ]),
    part('tube-light', 'piece', 380, 'tube', [
      'LED tube light, fitted',
      'LED ट्यूबलाइट, लगाकर',
      'LED ट्यूबलाईट, बसवून',
    ]),
    labour('ceiling-fan', 'piece', 250, 'fan', [
      'Putting up a ceiling fan',
      'छत का पंखा लगाना',
      'छताचा पंखा लावणे',
    ]),
    labour('extra-hour', 'hour', 300, 'work', ['More work', 'और काम', 'जादा काम']),
  ],
  plumbing: [
    part('tap', 'piece', 480, 'water', ['Tap, fitted', 'नल, लगाकर', 'नळ, बसवून']),
    part('flush-valve', 'piece', 620, 'tools', [
      'Flush valve, fitted',
      'फ़्लश वाल्व, लगाकर',
      'फ्लश वाल्व्ह, बसवून',
    ]),
    part('waste-pipe', 'piece', 180, 'tools', [
      'Waste pipe, fitted',
      'वेस्ट पाइप, लगाकर',
      'वेस्ट पाइप, बसवून',
    ]),
    part('pipe', 'metre', 140, 'tools', ['CPVC pipe, laid', 'CPVC पाइप, डालकर', 'CPVC पाइप, टाकून']),
    labour('extra-hour', 'hour', 300, 'work', ['More work', 'और काम', 'जादा काम']),
  ],
  'house-cleaning': [
    labour('fridge', 'piece', 300, 'work', ['Fridge, inside', 'फ़्रिज, अंदर से', 'फ्रिज, आतून']),
    labour('window', 'piece', 120, 'work', [
      'Window, both sides',
      'खिड़की, दोनों ओर',
      'खिडकी, दोन्ही बाजू',
    ]),
    labour('extra-hour', 'hour', 250, 'clock', ['More cleaning', 'और सफ़ाई', 'जादा साफसफाई']),
  ],
};
