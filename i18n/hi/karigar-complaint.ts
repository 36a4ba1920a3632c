import type * as english from '../en/karigar-complaint.ts';

export const complaint: typeof english.complaint = {
  title: 'शिकायत',
  says: 'ग्राहक का कहना है',
  reasons: {
    'not-done': 'काम नहीं हुआ',
    'badly-done': 'काम ठीक से नहीं हुआ',
    damage: 'कुछ टूटा या ख़राब हुआ',
    overcharged: 'ज़्यादा पैसे लिए गए',
    other: 'कुछ और',
  },
  service: 'सेवा',
  heard: (filled) => `फ़ैसले से पहले हम आपकी बात सुनेंगे। समय ${filled.time} तक।`,
  yourSide: (filled) => `आपकी बात: ${filled.line}`,
  send: 'जवाब भेजें',
  sent: 'आपका जवाब मिल गया। फ़ैसले तक आप इसे बदल सकते हैं।',
  decided: 'फ़ैसला',
  outcomes: {
    refund: (filled) => `${filled.amount} ग्राहक को वापस जाएँगे।`,
    rework: 'काम फिर से होगा। पैसा हम देंगे।',
    none: 'ग्राहक को कुछ वापस नहीं जाएगा।',
  },
  bears: {
    us: 'यह हम उठाएँगे।',
    karigar: 'यह आपके हिस्से से जाएगा।',
    shared: 'यह हम और आप मिलकर उठाएँगे।',
  },
  cost: (filled) => `आपके ${filled.amount} कटेंगे।`,
  noCost: 'आपका कुछ नहीं कटेगा।',
  why: 'कारण',
  appeal: 'अपील',
  appealText: (filled) => `ग़लत लगे तो कारण लिखें। एक बार कोई और फ़ैसला करेगा। समय ${filled.time} तक।`,
  appealSend: 'अपील भेजें',
  appealed: 'आपकी अपील हमारे दफ़्तर में किसी और के पास है।',
  granted: 'अपील मान ली गई: पैसा हम आपको देंगे।',
  refused: 'किसी और ने फिर से देखा: फ़ैसला वही रहेगा।',
};
