import type { papers as english } from '../en/papers.ts';

export const papers: typeof english = {
  title: 'पावत्या आणि बिले',
  kinds: {
    receipt: 'पावती व्हाउचर',
    invoice: 'बिल (Invoice)',
    refund: 'परतावा व्हाउचर',
    'credit-note': 'क्रेडिट नोट',
  },
  issued: ({ day }) => `${day} रोजी दिले`,
  pageTitle: 'पावती किंवा बिल',
  back: 'बुकिंगकडे परत',
  download: 'PDF डाउनलोड करा',
  print: 'प्रिंट करा',
  loading: 'कागद आणत आहोत…',
  failed: 'हा कागद आणता आला नाही.',
  notFound: 'असा कोणताही कागद नाही',
  notFoundText: 'तो दुसऱ्या खात्याचा असू शकतो. तुमचे कागद तुमच्या बुकिंगच्या पानांवर आहेत.',
};
