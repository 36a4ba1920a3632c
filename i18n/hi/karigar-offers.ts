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
  forWorkers: { toilet: 'शौचालय', water: 'पीने का पानी', parking: 'पार्किंग' },
  journey: 'रास्ता',
  journeyText: (filled: { minutes: number; kilometres: string }) =>
    `${filled.minutes} मिनट, ${filled.kilometres} किमी`,
  fromHome: 'घर से',
  fromVisit: 'पिछली विज़िट से',
  leaveBy: 'निकलें',
  work: 'काम',
  workText: (filled: { minutes: number }) => `क़रीब ${filled.minutes} मिनट`,
  workHours: (filled: { hours: number }) =>
    `क़रीब ${plural(filled.hours, { '=1': '1 घंटा', other: `${filled.hours} घंटे` })}`,
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
  map: (filled: { place: string }) => `नक़्शा: ${filled.place} के आस-पास`,
  mapNote: 'घेरा इलाक़ा दिखाता है। पूरा पता लेने के बाद मिलेगा।',
  undo: 'वापस लें',
  declinedKept: 'मना किया। नेटवर्क आते ही भेजा जाएगा।',
  declinedFor: (filled) => `मना किया। ${filled.seconds} सेकंड तक वापस ले सकते हैं।`,
  longWay: 'लंबे रास्ते के लिए',
  longWayText: (filled: { kilometres: string }) =>
    `${filled.kilometres} किमी, हर बार पहुँचने पर हमारी ओर से`,
  payDetails: 'यह रक़म कैसे बनी',
  customer: 'ग्राहक',
  customerStanding: (filled: { average: string; count: number }) =>
    `5 में से ${filled.average}, ${filled.count} कारीगरों की रेटिंग से`,
  chances: {
    title: 'मुझसे क्यों नहीं पूछा गया?',
    none: 'पिछले सात दिनों में इस शहर में आपके काम की कोई बुकिंग नहीं हुई।',
    summary: (filled: { visits: number; asked: number }) =>
      `पिछले सात दिनों में आपके काम की विज़िट: ${filled.visits}। आपसे पूछा गया: ${filled.asked}। बाक़ी के लिए:`,
    reasons: {
      leave: 'आपकी छुट्टी थी',
      reach: 'आपके इलाक़े से दूर',
      hours: 'आपके काम के समय से बाहर',
      busy: 'आपकी दूसरी विज़िट थी',
      others: 'कोई और पास में था, या पहले हाँ कह दी',
    },
    more: 'ज़्यादा काम कैसे मिले',
    parts: { morning: 'सुबह', afternoon: 'दोपहर में', evening: 'शाम को' },
    moreHours: (filled: { part: string; count: number }) =>
      `${filled.part} भी काम करें। उस वक़्त की विज़िट, आपके काम के समय से बाहर: ${filled.count}।`,
    moreReach: (filled: { minutes: number; count: number }) =>
      `${filled.minutes} मिनट से दूर भी जाएँ। उससे आगे की विज़िट: ${filled.count}।`,
    order:
      'जिनका रास्ता सबसे छोटा हो और जिनके दिन में काम सबसे अच्छा बैठे, उनसे पहले पूछते हैं। जवाब न आए तो औरों से।',
    noHarm: 'मना करना, छुट्टी लेना या सुरक्षा के लिए निकलना कभी आपके ख़िलाफ़ नहीं गिना जाता।',
  },
};
