import { policy } from '#contract/policy.ts';
import type * as english from '../en/karigar-safety.ts';

export const safety: typeof english.safety = {
  open: 'सुरक्षा',
  title: 'क्या ख़तरा लग रहा है?',
  text: `निकल जाएँ। पहले कोई सवाल नहीं। इस विज़िट का पूरा पैसा हम देंगे, और ${policy.safety.callWithinMinutes} मिनट के अंदर फ़ोन करेंगे।`,
  textCrew: `आप अकेले भी निकल सकते हैं; बाक़ी लोग काम जारी रखेंगे। इस विज़िट का पूरा पैसा हम देंगे, और ${policy.safety.callWithinMinutes} मिनट के अंदर फ़ोन करेंगे।`,
  hold: 'निकलने के लिए दबाकर रखें',
  holding: 'दबाए रखें…',
  keys: 'कीबोर्ड से: स्पेस बार दबाकर रखें।',
  kept: 'निकल जाएँ। नेटवर्क नहीं है; मिलते ही भेज दिया जाएगा। तब तक हमें SMS भेज सकते हैं।',
  sms: 'हमें SMS भेजें',
  smsText: (filled) => `सुरक्षा: विज़िट ${filled.reference} छोड़कर जाना पड़ रहा है। कृपया मुझे फ़ोन करें।`,
  emergency: '112 पर फ़ोन करें (पुलिस, एंबुलेंस, फ़ायर ब्रिगेड)',
  office: 'हमारे दफ़्तर को फ़ोन करें',
  left: (filled) => `आप ${filled.time} पर सुरक्षा के लिए निकले।`,
  ended: (filled) => `विज़िट ${filled.time} पर सुरक्षा के लिए बंद की गई।`,
  taken: (filled) => `हमारी सुरक्षा टीम से ${filled.name} ने यह मामला लिया है।`,
  callBy: (filled) => `हमारी सुरक्षा टीम से ${filled.time} तक आपके मोबाइल पर फ़ोन आएगा।`,
  callLate: (filled) => `हमें ${filled.time} तक फ़ोन करना था। कृपया अभी हमारे दफ़्तर को फ़ोन करें।`,
  called: (filled) => `हमने ${filled.time} पर आपको फ़ोन किया।`,
  paid: (filled) => `पूरी विज़िट का पैसा हमारी ओर से: ${filled.amount}`,
  paidWay: 'आने-जाने का पैसा मिलेगा। बाक़ी तय करने से पहले हम आपकी बात सुनेंगे।',
  apart: 'आपको इस ग्राहक के यहाँ फिर नहीं भेजा जाएगा।',
  closed: 'यह मामला बंद हो चुका है।',
};
