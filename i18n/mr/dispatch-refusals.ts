import type { dispatchRefusals as english } from '../en/dispatch-refusals.ts';

/** How the server says no to a Karigar who answers an offer. */
export const dispatchRefusals: typeof english = {
  'offer-id-invalid': 'काहीतरी चुकले. पेज पुन्हा उघडून प्रयत्न करा.',
  'offer-not-found': 'हे काम सापडले नाही.',
  'offer-gone': 'हे काम आता उपलब्ध नाही.',
  'offer-taken': 'दुसऱ्या कोणी हे काम आधी घेतले आहे.',
  'offer-passed-on': 'आमच्या टीमने यासाठी दुसऱ्या कोणाला विचारले आहे.',
  'undo-too-late': 'नकार मागे घ्यायला आता उशीर झाला.',
  'time-taken': 'त्या वेळी तुमचे दुसरे काम आहे, प्रवासाचा वेळ धरून.',
  'offer-accepted': 'हे काम तुम्ही घेतले आहे. सोडण्यासाठी ते काम उघडा.',
  'decline-reason-invalid': 'कृपया एक कारण निवडा.',
};
