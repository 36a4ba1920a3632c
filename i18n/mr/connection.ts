import type { connection as english } from '../en/connection.ts';

export const connection: typeof english = {
  offline: 'तुम्ही ऑफलाइन आहात.',
  tryLater: 'तुम्ही ऑफलाइन आहात. इंटरनेट जोडले गेल्यावर पुन्हा प्रयत्न करा.',
  noAnswer: 'आमच्या सर्व्हरकडून सध्या उत्तर मिळत नाही.',
  asOf: (filled) => `ही माहिती ${filled.time} पर्यंतची आहे.`,
  timesLater: 'स्लॉट इंटरनेट जोडले गेल्यावर दिसतील',
  bookingKept: 'तुम्ही ऑफलाइन आहात. तुमचे बुकिंग इथे जपून ठेवले आहे; इंटरनेट जोडले गेल्यावर ते निश्चित करा.',
  bookingWaits: (filled) => `${filled.service}: अजून निश्चित झालेले नाही, इथे जपून ठेवले आहे`,
  goOn: 'पुढे जा',
  newVersion: 'नवीन आवृत्ती तयार आहे.',
  reload: 'पुन्हा लोड करा',
  pageTitle: 'तुम्ही ऑफलाइन आहात',
  pageText: 'या पेजसाठी इंटरनेट हवे. तुमची बुकिंग्ज, तुम्ही शेवटी पाहिली तशी, इंटरनेटशिवायही वाचता येतात.',
  pageBookings: 'माझी बुकिंग्ज',
  pageCall: (filled) => `किंवा आम्हाला फोन करा: ${filled.phone}`,
};
