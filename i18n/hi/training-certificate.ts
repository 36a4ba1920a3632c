import type * as english from '../en/training-certificate.ts';

export const trainingCertificate: typeof english.trainingCertificate = {
  title: 'ट्रेनिंग का सर्टिफ़िकेट',
  name: 'नाम',
  passedOn: 'पास होने की तारीख़',
  number: 'नंबर',
  text: ({ brand }) => `इन्होंने ${brand} की ट्रेनिंग पास की है: टेस्ट के हर सवाल का जवाब सही था।`,
  parts: 'ट्रेनिंग में',
  partNames: {
    offer: 'ऑफ़र लेना',
    way: 'रास्ता, और देर होने पर बताना',
    start: 'दरवाज़े पर कोड से काम शुरू करना',
    extra: 'अतिरिक्त काम सिर्फ़ ग्राहक की हाँ पर',
    cash: 'नक़द ठीक-ठीक गिनना',
    crew: 'टीम में काम करना',
    safety: 'सुरक्षित न लगे तो निकल जाना',
    pay: 'कमाई और उसके सवाल',
  },
  check: ({ phone }) => `जिन्हें यह दिखाया जाए, वे नंबर बताकर हमारे दफ़्तर से पूछ सकते हैं: ${phone}।`,
};
