import { policy } from '#contract/policy.ts';
import type * as english from '../en/karigar-safety.ts';

export const safety: typeof english.safety = {
  open: 'सुरक्षा',
  title: 'काही धोका वाटतो का?',
  text: `निघून या. आधी कोणताही प्रश्न नाही. या व्हिजिटचे पूर्ण पैसे आम्ही देऊ, आणि ${policy.safety.callWithinMinutes} मिनिटांत फोन करू.`,
  textCrew: `तुम्ही एकटेही निघू शकता; बाकीचे काम सुरू ठेवतील. या व्हिजिटचे पूर्ण पैसे आम्ही देऊ, आणि ${policy.safety.callWithinMinutes} मिनिटांत फोन करू.`,
  hold: 'निघण्यासाठी दाबून ठेवा',
  holding: 'दाबून ठेवा…',
  keys: 'कीबोर्डने: स्पेस बार दाबून ठेवा.',
  kept: 'निघा. नेटवर्क नाही; मिळताच पाठवले जाईल. तोपर्यंत आम्हाला SMS पाठवू शकता.',
  sms: 'आम्हाला SMS पाठवा',
  smsText: (filled) => `सुरक्षा: व्हिजिट ${filled.reference} सोडून जावे लागत आहे. कृपया मला फोन करा.`,
  emergency: '112 ला फोन करा (पोलीस, रुग्णवाहिका, अग्निशमन दल)',
  office: 'आमच्या ऑफिसला फोन करा',
  left: (filled) => `तुम्ही ${filled.time} ला सुरक्षेसाठी निघालात.`,
  ended: (filled) => `व्हिजिट ${filled.time} ला सुरक्षेसाठी थांबवली.`,
  taken: (filled) => `हे प्रकरण आमच्या सुरक्षा टीममधील ${filled.name} यांनी घेतले आहे.`,
  callBy: (filled) => `आमच्या सुरक्षा टीमकडून ${filled.time} पर्यंत तुमच्या मोबाइलवर फोन येईल.`,
  callLate: (filled) =>
    `आम्हाला ${filled.time} पर्यंत फोन करायचा होता. कृपया आता आमच्या ऑफिसला फोन करा.`,
  called: (filled) => `आम्ही ${filled.time} ला तुम्हाला फोन केला.`,
  paid: (filled) => `पूर्ण व्हिजिटचे पैसे आमच्याकडून: ${filled.amount}`,
  paidWay: 'येण्याजाण्याचे पैसे मिळतील. बाकीचे ठरवण्याआधी आम्ही तुमचे म्हणणे ऐकू.',
  apart: 'तुम्हाला या ग्राहकाकडे पुन्हा पाठवले जाणार नाही.',
  closed: 'हे प्रकरण बंद झाले आहे.',
};
