import type * as english from '../en/karigar-coming.ts';

export const coming: typeof english.coming = {
  earlyTitle: 'समय से पहले?',
  earlyText: (filled) => `दरवाज़ा और गेट आपके लिए ${filled.time} से खुलेंगे। उससे पहले ग्राहक की हाँ ज़रूरी है।`,
  earlyAsk: (filled) => `पूछें: क्या ${filled.time} पर आ सकते हैं?`,
  earlyWaits: (filled) => `आपने ${filled.time} पर आने के लिए पूछा है। ग्राहक का जवाब अभी नहीं आया।`,
  earlyYes: (filled) => `ग्राहक ने हाँ कहा: आप ${filled.time} पर आ सकते हैं।`,
  earlyNo: (filled) => `ग्राहक ने मना किया। आप ${filled.time} से घंटी बजा सकते हैं।`,
  leaving: 'क्या आप निकल रहे हैं?',
  leavingText: 'अभी बताएँ, ताकि ग्राहक को इंतज़ार न करना पड़े।',
  cannotCome: 'आना मुमकिन नहीं',
  mapWaits: 'आपकी लोकेशन ढूँढी जा रही है…',
  mapFresh: 'ग्राहक और हमारी टीम आपको नक़्शे पर देख रहे हैं।',
  staysOn: 'जब तक यह पेज खुला है, स्क्रीन चालू रहेगी।',
  keepOn: 'कृपया स्क्रीन चालू रखें।',
  mapOld: ({ minutes }) => `ग्राहक का नक़्शा ${minutes} मिनट पुराना है। पहुँचने तक यह पेज खुला रखें।`,
  mapDenied:
    'ग्राहक आपको नक़्शे पर नहीं देख पा रहे: लोकेशन बंद है। ब्राउज़र की सेटिंग में इस पेज के लिए लोकेशन चालू करें।',
  tenLate: '10 मिनट देर होगी',
  tenLateSaid: 'ग्राहक को बता दिया।',
  tenLateKept: '10 मिनट देर: नेटवर्क आते ही ग्राहक को बताया जाएगा।',
  tenLateSaidCrew: 'टीम के अगुवा को बता दिया।',
  tenLateKeptCrew: '10 मिनट देर: नेटवर्क आते ही टीम के अगुवा को बताया जाएगा।',
};
