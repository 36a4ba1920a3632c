import { karigarTemplates } from './karigar-templates.ts';
import { type Template, visitTemplates } from './visit-templates.ts';

/**
 * The utility templates as they are registered with Meta, under their names. None of them carries a one-time code: Meta
 * allows those in templates of the category "authentication" only, and ours go by SMS.
 */
export const whatsAppTemplates: Readonly<Record<string, Template>> = {
  ...visitTemplates,
  may_come_early_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: your Karigar asks whether they may come earlier. Please answer on your booking page; without a yes they come at the promised time.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: कारीगर पूछ रहे हैं कि क्या थोड़ा पहले आ सकते हैं। कृपया बुकिंग के पेज पर जवाब दें; हाँ के बिना वे तय समय पर आएँगे।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: कारागीर विचारत आहेत की थोडे लवकर येऊ शकतात का. कृपया बुकिंगच्या पेजवर उत्तर द्या; होकार नसेल तर ते ठरलेल्या वेळी येतील.

बुकिंग: {{3}}.`,
  },
  nobody_for_day_v1: {
    gaps: 3,
    en: `AANGAN: {{1}}, {{2}}: nobody can lead your team on this day yet, and we go on looking. If nobody comes, you do not pay for the day. You can have the event ended on the page of your booking.

Booking: {{3}}.`,
    hi: `AANGAN: {{1}}, {{2}}: इस दिन टीम को सँभालने के लिए अभी कोई नहीं मिला, तलाश जारी है। कोई न आए तो उस दिन का पैसा नहीं लगेगा। आप चाहें तो बुकिंग के पेज पर आयोजन का काम रुकवा सकते हैं।

बुकिंग: {{3}}.`,
    mr: `AANGAN: {{1}}, {{2}}: या दिवशी टीम सांभाळायला अजून कोणी मिळाले नाही, शोध सुरू आहे. कोणी न आल्यास त्या दिवसाचे पैसे लागणार नाहीत. हवे असल्यास बुकिंगच्या पानावर काम थांबवून घ्या.

बुकिंग: {{3}}.`,
  },
  ...karigarTemplates,
  booking_confirmed_v1: {
    gaps: 6,
    en: `Hello {{1}}, your booking is confirmed.

Service: {{2}}
Date and time: {{3}}
Address: {{4}}
Amount: {{5}}
Booking no.: {{6}}

Cancelling is free up to 24 hours before the service and within 10 minutes of booking; else the page of your booking shows what it costs.`,
    hi: `नमस्ते {{1}}, आपकी बुकिंग की पुष्टि हो गई है।

सेवा: {{2}}
तारीख़ और समय: {{3}}
पता: {{4}}
राशि: {{5}}
बुकिंग नं.: {{6}}

सेवा से 24 घंटे पहले तक और बुकिंग के 10 मिनट के भीतर रद्द करना निःशुल्क है; उसके बाद का शुल्क आपकी बुकिंग के पेज पर दिखता है।`,
    mr: `नमस्कार {{1}}, तुमचे बुकिंग निश्चित झाले आहे.

सेवा: {{2}}
दिनांक आणि वेळ: {{3}}
पत्ता: {{4}}
रक्कम: {{5}}
बुकिंग क्र.: {{6}}

सेवेच्या 24 तास आधीपर्यंत आणि बुकिंगनंतर 10 मिनिटांपर्यंत रद्द करणे विनाशुल्क आहे; त्यानंतरचे शुल्क तुमच्या बुकिंगच्या पानावर दिसते.`,
  },
  booking_expired_v1: {
    gaps: 3,
    en: `Your booking {{1}} has expired, because no payment reached us in time.

Service: {{2}}
Date and time: {{3}}

The slot is free again. You can book another time in the app whenever you like.`,
    hi: `आपकी बुकिंग {{1}} समाप्त हो गई है, क्योंकि भुगतान समय पर नहीं मिला।

सेवा: {{2}}
तारीख़ और समय: {{3}}

यह समय फिर से खाली है। आप जब चाहें ऐप में दूसरा समय बुक कर सकते हैं।`,
    mr: `तुमचे बुकिंग {{1}} संपले आहे, कारण पैसे वेळेत मिळाले नाहीत.

सेवा: {{2}}
दिनांक आणि वेळ: {{3}}

ही वेळ पुन्हा मोकळी आहे. तुम्ही हवे तेव्हा ॲपमध्ये दुसरी वेळ बुक करू शकता.`,
  },
  booking_rescheduled_v1: {
    gaps: 3,
    en: `Your booking {{1}} has been moved to another time.

Service: {{2}}
Date and time: {{3}}

Everything else stays as it was.`,
    hi: `आपकी बुकिंग {{1}} का समय बदल दिया गया है।

सेवा: {{2}}
तारीख़ और समय: {{3}}

बाकी सब पहले जैसा ही है।`,
    mr: `तुमच्या बुकिंग {{1}} ची वेळ बदलली आहे.

सेवा: {{2}}
दिनांक आणि वेळ: {{3}}

बाकी सर्व पूर्वीप्रमाणेच आहे.`,
  },
  booking_cancelled_v1: {
    gaps: 4,
    en: `Your booking {{1}} has been cancelled.

Paid: {{2}}
Cancellation fee: {{3}}
Refund: {{4}}

The refund goes to your original payment method within 7-10 working days.`,
    hi: `आपकी बुकिंग {{1}} रद्द कर दी गई है।

भुगतान: {{2}}
रद्दीकरण शुल्क: {{3}}
रिफ़ंड: {{4}}

रिफ़ंड 7-10 कार्य दिवसों में उसी माध्यम पर आएगा जिससे भुगतान किया गया था।`,
    mr: `तुमचे बुकिंग {{1}} रद्द करण्यात आले आहे.

भरलेली रक्कम: {{2}}
रद्द शुल्क: {{3}}
परतावा: {{4}}

ज्या मार्गाने पैसे भरले त्याच मार्गाने 7-10 कामकाजाच्या दिवसांत परतावा मिळेल.`,
  },
  booking_called_off_v1: {
    gaps: 5,
    en: `We are sorry: your booking {{1}} could not take place.

Service: {{2}}
Date and time: {{3}}
Refund: {{4}}
Credit for any booking: {{5}}

The refund goes to your original payment method within 7-10 working days; the credit is on your account already.`,
    hi: `हमें खेद है: आपकी बुकिंग {{1}} पूरी नहीं हो सकी।

सेवा: {{2}}
तारीख़ और समय: {{3}}
रिफ़ंड: {{4}}
किसी भी बुकिंग के लिए जमा: {{5}}

रिफ़ंड 7-10 कार्य दिवसों में मूल भुगतान माध्यम पर आएगा; जमा राशि आपके खाते में जुड़ चुकी है।`,
    mr: `क्षमस्व: तुमचे बुकिंग {{1}} पूर्ण होऊ शकले नाही.

सेवा: {{2}}
दिनांक आणि वेळ: {{3}}
परतावा: {{4}}
कोणत्याही बुकिंगसाठी जमा: {{5}}

परतावा 7-10 कामकाजाच्या दिवसांत मूळ पेमेंट पद्धतीत मिळेल; जमा रक्कम तुमच्या खात्यात आधीच आहे.`,
  },
  nobody_at_home_v1: {
    gaps: 4,
    en: `Nobody could be reached for your booking {{1}}, so it was closed as a no-show.

Service: {{2}}
Date and time: {{3}}
Fee: {{4}}

If this is not right, please contact us.`,
    hi: `आपकी बुकिंग {{1}} पर किसी से संपर्क नहीं हो सका, इसलिए उसे अनुपस्थिति के रूप में बंद किया गया।

सेवा: {{2}}
तारीख़ और समय: {{3}}
शुल्क: {{4}}

यदि यह सही नहीं है, तो कृपया हमसे संपर्क करें।`,
    mr: `तुमच्या बुकिंग {{1}} साठी कोणाशीही संपर्क झाला नाही, म्हणून ते अनुपस्थिती म्हणून बंद केले.

सेवा: {{2}}
दिनांक आणि वेळ: {{3}}
शुल्क: {{4}}

हे बरोबर नसेल तर कृपया आमच्याशी संपर्क साधा.`,
  },
  payment_due_v1: {
    gaps: 3,
    en: 'A payment of {{1}} for {{2}}, booking {{3}}, is due. You can pay it in the app.',
    hi: 'AANGAN: {{2}}, बुकिंग {{3}} के {{1}} देय हैं। आप ऐप में भुगतान कर सकते हैं।',
    mr: 'AANGAN: {{2}}, बुकिंग {{3}} चे {{1}} देय आहेत. तुम्ही ॲपमध्ये पैसे भरू शकता.',
  },
  payment_received_v1: {
    gaps: 3,
    en: 'We have received {{1}} for {{2}}, booking {{3}}. Thank you.',
    hi: 'AANGAN: {{2}}, बुकिंग {{3}} के लिए हमें {{1}} मिल गए हैं। धन्यवाद।',
    mr: 'AANGAN: {{2}}, बुकिंग {{3}} साठी आम्हाला {{1}} मिळाले आहेत. धन्यवाद.',
  },
  refund_started_v1: {
    gaps: 2,
    en: 'A refund of {{1}} for booking {{2}} has been started. It goes to your original payment method within 7-10 working days.',
    hi: 'बुकिंग {{2}} के लिए {{1}} का रिफ़ंड शुरू हो गया है। यह 7-10 कार्य दिवसों में उसी माध्यम पर आएगा जिससे भुगतान किया गया था।',
    mr: 'बुकिंग {{2}} साठी {{1}} चा परतावा सुरू झाला आहे. ज्या मार्गाने पैसे भरले त्याच मार्गाने 7-10 कामकाजाच्या दिवसांत मिळेल.',
  },
  refund_credited_v1: {
    gaps: 3,
    en: 'Your refund of {{1}} for booking {{2}} has been credited. Reference: {{3}}. Thank you.',
    hi: 'बुकिंग {{2}} का {{1}} रिफ़ंड जमा कर दिया गया है। संदर्भ: {{3}}। धन्यवाद।',
    mr: 'बुकिंग {{2}} चा {{1}} परतावा जमा झाला आहे. संदर्भ: {{3}}. धन्यवाद.',
  },
  refund_as_credit_v1: {
    gaps: 2,
    en: 'The refund of {{1}} for booking {{2}} could not be paid out to your original payment method. It is credited to your account with us for any booking.',
    hi: 'बुकिंग {{2}} का {{1}} रिफ़ंड मूल भुगतान माध्यम पर नहीं भेजा जा सका। यह राशि किसी भी बुकिंग के लिए आपके खाते में जोड़ दी गई है।',
    mr: 'बुकिंग {{2}} चा {{1}} परतावा ज्या मार्गाने पैसे भरले त्या मार्गाने देता आला नाही. ही रक्कम कोणत्याही बुकिंगसाठी तुमच्या खात्यात जमा केली आहे.',
  },
  karigar_says_v1: {
    gaps: 4,
    en: 'AANGAN: your Karigar says: "{{1}}" You can answer on the page of your booking: {{2}}, {{3}}. Booking: {{4}}.',
    hi: 'AANGAN: आपके कारीगर का संदेश: "{{1}}" जवाब बुकिंग के पेज पर दें: {{2}}, {{3}}। बुकिंग: {{4}}.',
    mr: 'AANGAN: तुमच्या कारागिराचा निरोप: "{{1}}" उत्तर बुकिंगच्या पानावर द्या: {{2}}, {{3}}. बुकिंग: {{4}}.',
  },
  payout_paid_v1: {
    gaps: 2,
    en: 'AANGAN: {{1}} of your credit with us has been paid to your UPI ID. Bank reference: {{2}}.',
    hi: 'हमारे पास आपकी जमा राशि में से {{1}} आपकी UPI आईडी पर भेज दिए गए हैं। बैंक संदर्भ: {{2}}।',
    mr: 'आमच्याकडील तुमच्या जमा रकमेतील {{1}} तुमच्या UPI आयडीवर पाठवले आहेत. बँक संदर्भ: {{2}}.',
  },
  payout_returned_v1: {
    gaps: 1,
    en: 'AANGAN: {{1}} could not be paid to your UPI ID. It is credited to your account with us again: use it for any booking, or try another UPI ID in the app.',
    hi: 'AANGAN: {{1}} आपकी UPI आईडी पर नहीं भेजे जा सके। यह राशि फिर आपके खाते में जोड़ दी गई है: इसे किसी भी बुकिंग में लगाएँ या ऐप में दूसरी UPI आईडी आज़माएँ।',
    mr: 'AANGAN: {{1}} तुमच्या UPI आयडीवर पाठवता आले नाहीत. ही रक्कम पुन्हा तुमच्या खात्यात जमा केली आहे: कोणत्याही बुकिंगसाठी वापरा किंवा ॲपमध्ये दुसरा UPI आयडी वापरून पाहा.',
  },
};
