import type { serviceChoices as english } from '../en/service-choices.ts';

export const serviceChoices: typeof english = {
  'house-cleaning': {
    titles: {
      size: 'आपका घर कितना बड़ा है?',
      bathrooms: 'कितने बाथरूम हैं?',
      extras: 'और कुछ?',
    },
    items: {
      'bhk-1': '1 BHK',
      'bhk-2': '2 BHK',
      'bhk-3': '3 BHK',
      'bhk-4': '4 BHK या बंगला',
      'bathrooms-1': '1 बाथरूम',
      'bathrooms-2': '2 बाथरूम',
      'bathrooms-3': '3 बाथरूम',
      cupboards: 'किचन की अलमारियाँ अंदर से',
      fridge: 'फ़्रिज अंदर से',
      balcony: 'बालकनी',
    },
  },
  plumbing: {
    titles: { job: 'क्या ठीक करना है?', count: 'ऐसे कितने काम हैं?', extras: 'साथ में' },
    items: {
      'look-first': 'पक्का नहीं? पहले देख लेते हैं',
      tap: 'टपकता या टूटा नल',
      flush: 'फ़्लश टंकी लीक या बंद',
      blockage: 'जाम सिंक या पाइप',
      'pipe-leak': 'दिखने वाला पाइप लीक',
      basin: 'नया बेसिन, सिंक या कमोड',
      'jobs-2': '2 काम तक',
      'jobs-3': '3 काम',
      'jobs-4': '4 काम',
      'all-taps': 'घर के सभी नल चेक करें',
      'tap-filters': 'नल की जालियाँ साफ़ करें, 6 तक',
    },
  },
  'electrical-repairs': {
    titles: { job: 'क्या ठीक करना है?', count: 'ऐसे कितने पॉइंट हैं?', extras: 'साथ में' },
    items: {
      'find-fault': 'पक्का नहीं? पहले देख लेते हैं',
      switch: 'स्विच या सॉकेट',
      fan: 'पंखा या रेगुलेटर',
      light: 'लाइट फ़िटिंग',
      breaker: 'बार-बार गिरने वाला या ख़राब MCB',
      'new-point': 'दीवार पर नया पॉइंट',
      'points-2': '2 पॉइंट तक',
      'points-4': '3 या 4 पॉइंट',
      'points-6': '5 या 6 पॉइंट',
      earthing: 'हर सॉकेट की अर्थिंग चेक करें',
    },
  },
  'event-photography': {
    titles: { hours: 'कितने घंटे?', extras: 'और कुछ?' },
    items: {
      'hours-1': '1 घंटा',
      'hours-2': '2 घंटे',
      'hours-4': '4 घंटे',
      'hours-6': '6 घंटे',
      album: 'प्रिंट एल्बम, 30 पेज',
    },
  },
  'wedding-planning': {
    titles: { guests: 'कितने मेहमान?' },
    items: {
      'guests-150': '150 मेहमानों तक',
      'guests-300': '300 मेहमानों तक',
      'guests-600': '600 मेहमानों तक',
    },
  },
  'corporate-event-management': {
    titles: { day: 'आपका इवेंट कितने घंटे का है?' },
    items: { 'day-8': '8 घंटे', 'day-10': '10 घंटे', 'day-12': '12 घंटे' },
  },
};
