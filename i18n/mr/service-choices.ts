import type { serviceChoices as english } from '../en/service-choices.ts';

export const serviceChoices: typeof english = {
  'house-cleaning': {
    titles: {
      size: 'तुमचे घर किती मोठे आहे?',
      bathrooms: 'किती बाथरूम आहेत?',
      extras: 'आणखी काही?',
    },
    items: {
      'bhk-1': '1 BHK',
      'bhk-2': '2 BHK',
      'bhk-3': '3 BHK',
      'bhk-4': '4 BHK किंवा बंगला',
      'bathrooms-1': '1 बाथरूम',
      'bathrooms-2': '2 बाथरूम',
      'bathrooms-3': '3 बाथरूम',
      cupboards: 'किचनची कपाटे आतून',
      fridge: 'फ्रिज आतून',
      balcony: 'बाल्कनी',
    },
  },
  plumbing: {
    titles: { job: 'काय दुरुस्त करायचे आहे?', count: 'अशी किती कामे आहेत?', extras: 'सोबत' },
    items: {
      'look-first': 'नक्की माहीत नाही? आधी पाहतो',
      tap: 'गळका किंवा तुटलेला नळ',
      flush: 'फ्लश टाकी गळते किंवा चालत नाही',
      blockage: 'तुंबलेले सिंक किंवा पाइप',
      'pipe-leak': 'दिसणाऱ्या पाइपची गळती',
      basin: 'नवीन बेसिन, सिंक किंवा कमोड',
      'jobs-2': '2 कामांपर्यंत',
      'jobs-3': '3 कामे',
      'jobs-4': '4 कामे',
      'all-taps': 'घरातले सर्व नळ तपासणे',
      'tap-filters': 'नळाच्या जाळ्या साफ करणे, 6 पर्यंत',
    },
  },
  'electrical-repairs': {
    titles: { job: 'काय दुरुस्त करायचे आहे?', count: 'असे किती पॉइंट आहेत?', extras: 'सोबत' },
    items: {
      'find-fault': 'नक्की माहीत नाही? आधी पाहतो',
      switch: 'स्विच किंवा सॉकेट',
      fan: 'पंखा किंवा रेग्युलेटर',
      light: 'लाइट फिटिंग',
      breaker: 'सतत पडणारा किंवा बिघडलेला MCB',
      'new-point': 'भिंतीवर नवीन पॉइंट',
      'points-2': '2 पॉइंटपर्यंत',
      'points-4': '3 किंवा 4 पॉइंट',
      'points-6': '5 किंवा 6 पॉइंट',
      earthing: 'प्रत्येक सॉकेटचे अर्थिंग तपासणे',
    },
  },
  'event-photography': {
    titles: { hours: 'किती तास?', extras: 'आणखी काही?' },
    items: {
      'hours-1': '1 तास',
      'hours-2': '2 तास',
      'hours-4': '4 तास',
      'hours-6': '6 तास',
      album: 'छापील अल्बम, 30 पाने',
    },
  },
  'wedding-planning': {
    titles: { guests: 'किती पाहुणे?' },
    items: {
      'guests-150': '150 पाहुण्यांपर्यंत',
      'guests-300': '300 पाहुण्यांपर्यंत',
      'guests-600': '600 पाहुण्यांपर्यंत',
    },
  },
  'corporate-event-management': {
    titles: { day: 'तुमचा इव्हेंट किती तासांचा आहे?' },
    items: { 'day-8': '8 तास', 'day-10': '10 तास', 'day-12': '12 तास' },
  },
};
