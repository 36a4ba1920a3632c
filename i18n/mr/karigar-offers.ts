import type { offers as english } from '../en/karigar-offers.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('mr');

export const offers: typeof english = {
  title: 'ऑफर',
  none: 'आत्ता ऑफर नाही.',
  noneText: 'ऑफर आपोआप इथे येतील. घेणे किंवा नाकारणे तुमच्या हाती; नाकारल्याने काहीही नुकसान नाही.',
  urgent: 'लगेच हवे',
  beyondHours: (filled: { minutes: number }) =>
    `तुमच्या कामाच्या वेळेबाहेर ${filled.minutes} मिनिटे. जमत असेल तरच घ्या.`,
  answerBy: (filled: { time: string }) => `${filled.time} पर्यंत उत्तर द्या`,
  left: (filled: { minutes: number; seconds: string }) =>
    `${filled.minutes}:${filled.seconds} बाकी`,
  youGet: 'तुम्हाला मिळतील',
  area: 'भाग',
  floor: 'मजला',
  floorNumber: (filled: { floor: number }) =>
    plural(filled.floor, { '=0': 'तळमजला', other: `मजला ${filled.floor}` }),
  floorUnknown: 'माहीत नाही',
  lift: 'लिफ्ट',
  liftYes: 'आहे',
  liftNo: 'नाही',
  liftUnknown: 'माहीत नाही',
  journey: 'प्रवास',
  journeyText: (filled: { minutes: number; kilometres: string }) =>
    `${filled.minutes} मिनिटे, ${filled.kilometres} किमी`,
  fromHome: 'घरून',
  fromVisit: 'आधीच्या कामापासून',
  leaveBy: 'निघा',
  work: 'काम',
  workText: (filled: { minutes: number }) => `साधारण ${filled.minutes} मिनिटे`,
  tasks: 'काय काय करायचे',
  team: 'टीम',
  teamText: (filled: { size: number }) => `${filled.size} जण`,
  leads: 'तुम्ही प्रमुख',
  comesAlong: 'तुम्ही टीमसोबत जाल',
  cash: 'रोख घ्यायची',
  noCash: 'नाही: ऑनलाइन दिले',
  accept: 'स्वीकारा',
  decline: 'नाकारा',
  declineText: 'नाकारल्याने काहीही नुकसान नाही.',
  accepted: 'हे काम तुमचे झाले.',
  declined: 'नाकारले. याचे काहीही नुकसान नाही.',
  days: 'दिवस',
  dayPay: (filled) => `तुम्हाला ${filled.amount} मिळतील`,
  showArea: 'परिसर नकाशावर पाहा',
  undo: 'मागे घ्या',
  declinedKept: 'नाही म्हटले. नेटवर्क आले की पाठवले जाईल.',
  declinedFor: (filled) => `नाही म्हटले. ${filled.seconds} सेकंद मागे घेता येईल.`,
  payDetails: 'ही रक्कम कशी झाली',
};
