import type { promise as english } from '../en/promise.ts';

export const promise: typeof english = {
  title: 'आमचे वचन, आणि आम्ही ते किती पाळतो',
  summary:
    'आमचे स्वतःचे आकडे, खऱ्या कामांतून आणि खऱ्या पैशांतून काढलेले, जाहिरातीतून नव्हे. जिथे मोजायला पुरेसे नाही, तिथे आम्ही तसे सांगतो.',
  period: (filled) => `${filled.from} ते ${filled.until}`,
  onTime: 'वेळेवर दारात',
  onTimeText: (filled) =>
    `तुम्ही निवडलेल्या वेळेच्या ${filled.minutes} मिनिटांत कारागीर दारात असतात, इव्हेंटच्या प्रत्येक दिवशी.`,
  onTimeFigure: (filled) => `${filled.percent}%`,
  onTimeBasis: (filled) =>
    `${filled.visits} पैकी ${filled.onTime} वेळा. एवढ्या मोजणीवरून नक्की सांगता येते: किमान ${filled.atLeast}%.`,
  refused: (filled) =>
    `याशिवाय ${filled.count} वेळा आम्हाला नकार द्यावा लागला, कारण कोणीही मोकळे नव्हते. हे कोणत्याही टक्केवारीत धरलेले नाही.`,
  refunds: 'परतावा',
  refundsText: (filled) =>
    `ज्या पद्धतीने पैसे भरले त्याच पद्धतीने परतावा मिळतो, ${filled.from}-${filled.to} कामकाजाच्या दिवसांत.`,
  refundsFigure: (filled) => `${filled.days} दिवस`,
  refundsBasis: (filled) => `${filled.count} पैकी निम्मे परतावे याहून लवकर पोहोचले, परतावा ठरल्यापासून.`,
  share: 'कारागिराला काय मिळते',
  shareText: (filled) =>
    `तुम्ही देता त्या किमतीतील, करासह, ${filled.percents} कारागिरांना मिळतात; प्रत्येक कपात त्यांना दाखवली जाते.`,
  shareFigure: (filled) => `${filled.percent}%`,
  shareBasis: (filled) => `${filled.count} कामांसाठी जे दिले गेले त्यातून.`,
  complaints: 'तक्रारी',
  complaintsText: (filled) =>
    `${filled.hours} तासांत तक्रार करा; कोणालाही पैसे देण्याआधी तुमचे म्हणणे ऐकले जाते.`,
  complaintsFigure: (filled) => `${filled.hours} तास`,
  complaintsBasis: (filled) => `${filled.count} पैकी निम्म्या तक्रारी याहून लवकर मिटल्या.`,
  tooFew: 'अजून पुरेसे नाही',
  tooFewText: (filled) => {
    const text = filled.count === '0' ? 'आतापर्यंत एकही नाही.' : `आतापर्यंतची संख्या ${filled.count} आहे.`;
    return `${text} ${filled.atLeast} झाल्यावर आम्ही आकडा सांगतो.`;
  },
  howTitle: 'आम्ही कसे मोजतो',
  how: [
    'कारागिरांचे ठिकाण किंवा तुमचा स्टार्ट कोड सांगतो तेव्हाच ते दारात आले असे धरतो. नुसते बटण दाबणे मोजले जात नाही.',
    'जे काम राहून गेले, जे आम्ही रद्द केले किंवा ज्याला कोणीच आले नाही, ते उशिरात मोजतो. दुसऱ्या कारागिराने घेतलेले आणि वेळेवर न झालेलेही.',
    'फक्त तुम्ही स्वतः रद्द केलेले, किंवा तुम्ही घरी नव्हता ते, मोजत नाही.',
    'टक्केवारी कमी करून आणि वाट पाहण्याची वेळ वाढवून पूर्ण आकड्यात लिहितो. आकडे दर काही मिनिटांनी पुन्हा मोजतो.',
  ],
};
