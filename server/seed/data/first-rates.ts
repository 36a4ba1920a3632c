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

/**
 * Trade practice in Mumbai as far as it could be gathered (2026-11, certainty low to medium); the owner confirms the prices, and changes
 * them in the console. Of medium certainty is what follows from the catalogue's own prices: an hour of the crew, a further
 * guest's meal, an hour of photography. The price of a part has its fitting or its delivery in it.
 */
export const firstRates: Readonly<Record<ServiceSlug, readonly Rate[]>> = {
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
  'event-photography': [
    labour('extra-hour', 'hour', 2000, 'clock', [
      'One more hour of photography',
      'फ़ोटोग्राफ़ी का एक और घंटा',
      'फोटोग्राफीचा आणखी एक तास',
    ]),
    labour('second-photographer', 'hour', 1250, 'work', [
      'A second photographer',
      'दूसरे फ़ोटोग्राफ़र',
      'दुसरे फोटोग्राफर',
    ]),
    labour('edited-photo', 'piece', 60, 'work', [
      'One more edited photo',
      'एक और एडिट की हुई फ़ोटो',
      'आणखी एक एडिट केलेला फोटो',
    ]),
    part('print', 'piece', 80, 'tools', [
      'Print 6×9 inch, delivered',
      '6×9 इंच प्रिंट, घर पहुँचाकर',
      '6×9 इंच प्रिंट, घरपोच',
    ]),
    part('album', 'piece', 4500, 'tools', [
      'Album of 20 leaves, delivered',
      '20 पन्नों का एल्बम, घर पहुँचाकर',
      '20 पानांचा अल्बम, घरपोच',
    ]),
  ],
  'wedding-planning': [
    labour('crew-hour', 'hour', 2000, 'clock', [
      'One more hour of the whole crew',
      'पूरी टीम का एक और घंटा',
      'संपूर्ण टीमचा आणखी एक तास',
    ]),
    labour('helper-hour', 'hour', 350, 'work', [
      'One more helper',
      'एक और मददगार',
      'आणखी एक मदतनीस',
    ]),
    part('garlands', 'set', 1200, 'tools', [
      'Pair of garlands for the couple, brought',
      'वर-वधू की मालाएँ, लाकर',
      'वधू-वरांचे हार, आणून',
    ]),
    part('flower-string', 'metre', 120, 'tools', [
      'Fresh flower string, put up',
      'ताज़े फूलों की लड़ी, लगाकर',
      'ताज्या फुलांची माळ, लावून',
    ]),
    part('light-string', 'piece', 350, 'wire', [
      'String of lights on hire, put up',
      'लाइट की लड़ी किराए पर, लगाकर',
      'लाइटची माळ भाड्याने, लावून',
    ]),
    part('extension-board', 'piece', 250, 'socket', [
      'Extension board on hire',
      'एक्सटेंशन बोर्ड किराए पर',
      'एक्स्टेंशन बोर्ड भाड्याने',
    ]),
    part('chair', 'piece', 25, 'tools', [
      'Chair on hire, brought',
      'कुर्सी किराए पर, लाकर',
      'खुर्ची भाड्याने, आणून',
    ]),
    part('water-jar', 'piece', 90, 'water', [
      'Drinking water, 20-litre jar',
      'पीने का पानी, 20 लीटर का जार',
      'पिण्याचे पाणी, 20 लीटरचा जार',
    ]),
  ],
  'corporate-event-management': [
    labour('crew-hour', 'hour', 1900, 'clock', [
      'One more hour of the whole crew',
      'पूरी टीम का एक और घंटा',
      'संपूर्ण टीमचा आणखी एक तास',
    ]),
    labour('helper-hour', 'hour', 350, 'work', [
      'One more helper',
      'एक और मददगार',
      'आणखी एक मदतनीस',
    ]),
    part('badge', 'piece', 40, 'tools', [
      'Name badge, printed',
      'नाम का बैज, प्रिंट करके',
      'नावाचा बॅज, प्रिंट करून',
    ]),
    part('table', 'piece', 150, 'tools', [
      'Table on hire, brought',
      'मेज़ किराए पर, लाकर',
      'टेबल भाड्याने, आणून',
    ]),
    part('chair', 'piece', 25, 'tools', [
      'Chair on hire, brought',
      'कुर्सी किराए पर, लाकर',
      'खुर्ची भाड्याने, आणून',
    ]),
    part('extension-board', 'piece', 250, 'socket', [
      'Extension board on hire',
      'एक्सटेंशन बोर्ड किराए पर',
      'एक्स्टेंशन बोर्ड भाड्याने',
    ]),
    part('water-jar', 'piece', 90, 'water', [
      'Drinking water, 20-litre jar',
      'पीने का पानी, 20 लीटर का जार',
      'पिण्याचे पाणी, 20 लीटरचा जार',
    ]),
  ],
  'ganesh-chaturthi-celebration': [
    part('meal', 'piece', 280, 'work', [
      'Meal for one more guest',
      'एक और मेहमान का खाना',
      'आणखी एका पाहुण्याचे जेवण',
    ]),
    part('modak', 'piece', 45, 'work', ['Ukadiche modak', 'उकडीचे मोदक', 'उकडीचे मोदक']),
    part('flower-string', 'metre', 120, 'tools', [
      'Fresh flower string, put up',
      'ताज़े फूलों की लड़ी, लगाकर',
      'ताज्या फुलांची माळ, लावून',
    ]),
    part('durva-set', 'set', 150, 'tools', [
      'Durva, red flowers and leaves',
      'दूर्वा, लाल फूल और पत्ते',
      'दुर्वा, लाल फुले आणि पत्री',
    ]),
    part('light-string', 'piece', 350, 'wire', [
      'String of lights, put up',
      'लाइट की लड़ी, लगाकर',
      'लाइटची माळ, लावून',
    ]),
    labour('extra-hour', 'hour', 500, 'clock', [
      'More time for the pooja',
      'पूजा के लिए और समय',
      'पूजेसाठी जादा वेळ',
    ]),
  ],
  'satyanarayan-pooja': [
    part('meal', 'piece', 200, 'work', [
      'Meal for one more guest',
      'एक और मेहमान का खाना',
      'आणखी एका पाहुण्याचे जेवण',
    ]),
    part('prasad', 'set', 350, 'work', [
      'Sheera prasad for ten more',
      'दस और लोगों का शीरा प्रसाद',
      'आणखी दहा जणांचा शिरा प्रसाद',
    ]),
    part('banana-stem', 'piece', 120, 'tools', [
      'Banana stem, put up',
      'केले का खंभा, लगाकर',
      'केळीचा खांब, लावून',
    ]),
    part('flower-string', 'metre', 120, 'tools', [
      'Fresh flower string, put up',
      'ताज़े फूलों की लड़ी, लगाकर',
      'ताज्या फुलांची माळ, लावून',
    ]),
    part('panchamrut', 'set', 250, 'water', ['Panchamrut, more of it', 'और पंचामृत', 'जादा पंचामृत']),
    labour('extra-hour', 'hour', 500, 'clock', [
      'More time for the pooja',
      'पूजा के लिए और समय',
      'पूजेसाठी जादा वेळ',
    ]),
  ],
  rudrabhishek: [
    labour('recitation', 'piece', 700, 'work', [
      'One more recitation',
      'एक और आवर्तन',
      'आणखी एक आवर्तन',
    ]),
    part('meal', 'piece', 240, 'work', [
      'Meal for one more guest',
      'एक और मेहमान का खाना',
      'आणखी एका पाहुण्याचे जेवण',
    ]),
    part('bel-leaves', 'set', 150, 'tools', ['108 bel leaves', '108 बेल पत्र', '108 बेलाची पाने']),
    part('milk', 'piece', 70, 'water', ['Milk, one litre', 'दूध, एक लीटर', 'दूध, एक लीटर']),
    part('panchamrut', 'set', 250, 'water', ['Panchamrut, more of it', 'और पंचामृत', 'जादा पंचामृत']),
    part('flower-string', 'metre', 120, 'tools', [
      'Fresh flower string, put up',
      'ताज़े फूलों की लड़ी, लगाकर',
      'ताज्या फुलांची माळ, लावून',
    ]),
    labour('extra-hour', 'hour', 500, 'clock', [
      'More time for the pooja',
      'पूजा के लिए और समय',
      'पूजेसाठी जादा वेळ',
    ]),
  ],
};
