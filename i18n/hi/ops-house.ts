import type { opsHouse as english } from '../en/ops-house.ts';

export const opsHouse: typeof english = {
  versions: 'शुल्क के संस्करण',
  versionsText:
    'हर बुकिंग पर वही शुल्क लगता है जिसके अनुसार वह बिकी थी, बाद में चाहे कुछ भी बदले। नया संस्करण नई रिलीज़ के साथ आता है, और हर ग्राहक से शर्तें फिर स्वीकार करने को कहता है।',
  soldFrom: (filled) => `${filled.day} से की गई बुकिंग के लिए`,
  firstVersion: 'पहला संस्करण।',
  whatIf: 'शुल्क अलग होते तो क्या होता?',
  whatIfText:
    'शुल्क चुनें और वे दिन चुनें जब विज़िट शुरू होनी थी। जो बुकिंग विज़िट के बिना समाप्त हुईं, उनका हिसाब उन्हीं नियमों से फिर होता है। कुछ नहीं बदलता और किसी को सूचना नहीं जाती।',
  reckon: 'हिसाब करें',
  asToday: 'आज के शुल्क',
  fees: {
    graceMinutesAfterBooking: 'बुकिंग के बाद इतने मिनट मुफ़्त',
    freeHoursBefore: 'इतने घंटे पहले तक मुफ़्त',
    under24Hours: 'उसके बाद, क़ीमत का %',
    lateHoursBefore: 'इतने घंटे पहले से देर',
    under3Hours: 'देर से, क़ीमत का %',
    dispatched: 'कारीगर रास्ते में, %',
    arrivedMinutesBefore: 'दरवाज़े पर होना इतने मिनट पहले से गिना जाता है',
    arrived: 'कारीगर दरवाज़े पर, %',
    futureDated: 'निकलने से पहले ज़्यादा से ज़्यादा, %',
    sameDay: 'निकलने के बाद ज़्यादा से ज़्यादा, %',
    noShow: 'घर पर कोई नहीं, %',
    freeWhenLateMinutes: 'हमें इतने मिनट की देर होने पर मुफ़्त',
    mirrorPercentAfterStart: 'निकलने के बाद हम चूकें: हम देते हैं %',
    mirrorCeilingUnpaidPaise: 'हम चूकें, कुछ नहीं चुकाया गया था: अधिकतम ₹',
  },
  reckoned: (filled) => `${filled.count} बुकिंग का हिसाब हुआ।`,
  leftOut: (filled) =>
    `${filled.count} छोड़ी गईं: कई दिनों में से एक दिन, और वह पैसा जो किसी मामले के लिए रुका है।`,
  sum: 'जोड़',
  was: 'जैसा था',
  wouldBe: 'इन शुल्कों के साथ',
  difference: 'अंतर',
  shares: {
    feePaise: 'ग्राहक का शुल्क',
    duePaise: 'उसमें से अभी बाक़ी',
    refundPaise: 'लौटाया गया',
    goodwillPaise: 'हमारी चूक पर हमने दिया',
  },
  nothingChanges: 'कोई बुकिंग अलग तरह से समाप्त नहीं होती।',
  changes: (filled) => `${filled.count} बुकिंग अलग तरह से समाप्त होतीं; सबसे बड़ा अंतर पहले।`,
  howItEnded: 'कैसे समाप्त हुई',
  ends: {
    cancelled: 'रद्द',
    'called-off': 'हमने रद्द की',
    'karigar-no-show': 'कोई नहीं आया',
    'customer-no-show': 'घर पर कोई नहीं',
  },
};
