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
  forWorkers: { toilet: 'शौचालय', water: 'पिण्याचे पाणी', parking: 'पार्किंग' },
  journey: 'प्रवास',
  journeyText: (filled: { minutes: number; kilometres: string }) =>
    `${filled.minutes} मिनिटे, ${filled.kilometres} किमी`,
  fromHome: 'घरून',
  fromVisit: 'आधीच्या कामापासून',
  leaveBy: 'निघा',
  work: 'काम',
  workText: (filled: { minutes: number }) => `साधारण ${filled.minutes} मिनिटे`,
  workHours: (filled: { hours: number }) => `साधारण ${filled.hours} तास`,
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
  map: (filled: { place: string }) => `नकाशा: ${filled.place} परिसर`,
  mapNote: 'वर्तुळ म्हणजे परिसर. पूर्ण पत्ता काम घेतल्यावर मिळेल.',
  undo: 'मागे घ्या',
  declinedKept: 'नाही म्हटले. नेटवर्क आले की पाठवले जाईल.',
  declinedFor: (filled) => `नाही म्हटले. ${filled.seconds} सेकंद मागे घेता येईल.`,
  longWay: 'लांबच्या वाटेसाठी',
  longWayText: (filled: { kilometres: string }) =>
    `${filled.kilometres} किमी, प्रत्येक वेळी पोहोचल्यावर आमच्याकडून`,
  payDetails: 'ही रक्कम कशी झाली',
  customer: 'ग्राहक',
  customerStanding: (filled: { average: string; count: number }) =>
    `5 पैकी ${filled.average}, ${filled.count} कारागिरांच्या रेटिंगवरून`,
  chances: {
    title: 'मला का विचारले नाही?',
    none: 'मागच्या सात दिवसांत या शहरात तुमच्या कामाचे बुकिंग झाले नाही.',
    summary: (filled: { visits: number; asked: number }) =>
      `मागच्या सात दिवसांत तुमच्या कामाच्या व्हिजिट: ${filled.visits}. तुम्हाला विचारले: ${filled.asked}. बाकीच्यांसाठी:`,
    reasons: {
      leave: 'तुमची सुट्टी होती',
      reach: 'तुमच्या भागापेक्षा लांब',
      hours: 'तुमच्या कामाच्या वेळेबाहेर',
      busy: 'तुमची दुसरी व्हिजिट होती',
      others: 'दुसरे कोणी जवळ होते, किंवा आधी हो म्हणाले',
    },
    more: 'जास्त काम कसे मिळेल',
    parts: { morning: 'सकाळी', afternoon: 'दुपारी', evening: 'संध्याकाळी' },
    moreHours: (filled: { part: string; count: number }) =>
      `${filled.part}ही काम करा. त्या वेळच्या, तुमच्या वेळेबाहेरच्या व्हिजिट: ${filled.count}.`,
    moreReach: (filled: { minutes: number; count: number }) =>
      `${filled.minutes} मिनिटांपेक्षा लांबही जा. त्यापलीकडच्या व्हिजिट: ${filled.count}.`,
    order:
      'ज्यांचा रस्ता सर्वांत कमी आणि ज्यांच्या दिवसात काम सर्वांत नीट बसते त्यांना आधी विचारतो. उत्तर आले नाही तर इतरांना.',
    noHarm: 'नाही म्हणणे, सुट्टी घेणे किंवा सुरक्षेसाठी निघणे कधीही तुमच्या विरोधात मोजले जात नाही.',
  },
};
