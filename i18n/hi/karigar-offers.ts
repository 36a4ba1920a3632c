import type { offers as english } from '../en/karigar-offers.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('hi');

export const offers: typeof english = {
  title: 'ऑफ़र',
  none: 'अभी कोई ऑफ़र नहीं है।',
  noneText: 'ऑफ़र अपने-आप यहाँ आएँगे। लेना या मना करना आपकी मर्ज़ी है; मना करने का कोई नुक़सान नहीं।',
  urgent: 'तुरंत चाहिए',
  beyondHours: (filled: { minutes: number }) =>
    `आपके काम के समय से ${filled.minutes} मिनट बाहर। ठीक लगे तभी लें।`,
  answerBy: (filled: { time: string }) => `${filled.time} तक जवाब दें`,
  left: (filled: { minutes: number; seconds: string }) =>
    `${filled.minutes}:${filled.seconds} बाक़ी`,
  youGet: 'आपको मिलेंगे',
  area: 'इलाक़ा',
  floor: 'मंज़िल',
  floorNumber: (filled: { floor: number }) =>
    plural(filled.floor, { '=0': 'ग्राउंड फ़्लोर', other: `मंज़िल ${filled.floor}` }),
  floorUnknown: 'पता नहीं',
  lift: 'लिफ़्ट',
  liftYes: 'है',
  liftNo: 'नहीं है',
  liftUnknown: 'पता नहीं',
  journey: 'रास्ता',
  journeyText: (filled: { minutes: number; kilometres: string }) =>
    `${filled.minutes} मिनट, ${filled.kilometres} किमी`,
  fromHome: 'घर से',
  fromVisit: 'पिछली विज़िट से',
  leaveBy: 'निकलें',
  work: 'काम',
  workText: (filled: { minutes: number }) => `क़रीब ${filled.minutes} मिनट`,
  tasks: 'क्या-क्या करना है',
  team: 'टीम',
  teamText: (filled: { size: number }) => `${filled.size} लोग`,
  leads: 'आप अगुवा हैं',
  comesAlong: 'आप टीम के साथ जाएँगे',
  cash: 'नक़द लेना है',
  noCash: 'नहीं: ऑनलाइन दिया गया',
  accept: 'ले लें',
  decline: 'मना करें',
  declineText: 'मना करने का कोई नुक़सान नहीं।',
  accepted: 'यह विज़िट आपकी हुई।',
  declined: 'मना कर दिया। इसका कोई नुक़सान नहीं।',
  days: 'दिन',
  dayPay: (filled) => `आपको ${filled.amount} मिलेंगे`,
  showArea: 'इलाक़ा नक़्शे पर देखें',
  undo: 'वापस लें',
  declinedKept: 'मना किया। नेटवर्क आते ही भेजा जाएगा।',
  declinedFor: (filled) => `मना किया। ${filled.seconds} सेकंड तक वापस ले सकते हैं।`,
  payDetails: 'यह रक़म कैसे बनी',
};
