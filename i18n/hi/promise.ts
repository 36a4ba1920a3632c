import type { promise as english } from '../en/promise.ts';

export const promise: typeof english = {
  title: 'हमारा वादा, और हम उसे कितना निभाते हैं',
  summary:
    'हमारे अपने आँकड़े, असली काम और असली पैसों से निकाले हुए, किसी विज्ञापन से नहीं। जहाँ गिनती के लिए काफ़ी नहीं है, वहाँ हम साफ़ कहते हैं।',
  period: (filled) => `${filled.from} से ${filled.until} तक`,
  onTime: 'समय पर दरवाज़े पर',
  onTimeText: (filled) =>
    `कारीगर आपके चुने हुए समय के ${filled.minutes} मिनट के अंदर दरवाज़े पर होते हैं, इवेंट के हर दिन।`,
  onTimeFigure: (filled) => `${filled.percent}%`,
  onTimeBasis: (filled) =>
    `${filled.visits} में से ${filled.onTime} बार। इतनी गिनती से पक्का कहा जा सकता है: कम से कम ${filled.atLeast}%।`,
  refused: (filled) =>
    `इसके अलावा ${filled.count} बार हमें मना करना पड़ा, क्योंकि कोई कारीगर उपलब्ध नहीं थे। ये किसी प्रतिशत में नहीं गिने गए।`,
  refunds: 'रिफ़ंड',
  refundsText: (filled) =>
    `रिफ़ंड उसी तरीक़े से आता है जिससे भुगतान किया गया था, ${filled.from}-${filled.to} कामकाजी दिनों में।`,
  refundsFigure: (filled) => `${filled.days} दिन`,
  refundsBasis: (filled) => `${filled.count} में से आधे रिफ़ंड इससे जल्दी पहुँचे, रिफ़ंड तय होने के समय से।`,
  share: 'कारीगर को क्या मिलता है',
  shareText: (filled) =>
    `आप जो क़ीमत देते हैं, टैक्स समेत, उसका ${filled.percents} कारीगर को मिलता है; हर कटौती उन्हें दिखाई जाती है।`,
  shareFigure: (filled) => `${filled.percent}%`,
  shareBasis: (filled) => `${filled.count} कामों के लिए जो भी दिया गया, उसमें से।`,
  complaints: 'शिकायतें',
  complaintsText: (filled) =>
    `${filled.hours} घंटे के अंदर शिकायत करें; किसी को पैसा देने से पहले आपकी बात सुनी जाती है।`,
  complaintsFigure: (filled) => `${filled.hours} घंटे`,
  complaintsBasis: (filled) => `${filled.count} में से आधी शिकायतें इससे जल्दी निपटीं।`,
  tooFew: 'अभी काफ़ी नहीं',
  tooFewText: (filled) => {
    const text = filled.count === '0' ? 'अब तक एक भी नहीं।' : `अब तक गिनती ${filled.count} है।`;
    return `${text} ${filled.atLeast} होने पर हम आँकड़ा बताते हैं।`;
  },
  howTitle: 'हम कैसे गिनते हैं',
  how: [
    'कारीगर दरवाज़े पर तब माने जाते हैं जब उनकी जगह या आपका स्टार्ट कोड ऐसा बताए। सिर्फ़ बटन दबाना नहीं गिना जाता।',
    'जो काम छूट गया, जो हमने रद्द किया या जिसमें कोई नहीं आया, वह देर में गिना जाता है। वह भी, जो दूसरे कारीगर ने लिया और समय पर नहीं पहुँचा।',
    'सिर्फ़ वही नहीं गिना जाता जो आपने ख़ुद रद्द किया, या जब आप घर पर नहीं थे।',
    'प्रतिशत घटाकर और इंतज़ार का समय बढ़ाकर पूरे अंक में लिखा जाता है। आँकड़े हर कुछ मिनट में फिर से गिने जाते हैं।',
  ],
};
