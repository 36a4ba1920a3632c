import type { connection as english } from '../en/connection.ts';

export const connection: typeof english = {
  offline: 'आप ऑफ़लाइन हैं।',
  tryLater: 'आप ऑफ़लाइन हैं। इंटरनेट जुड़ने पर फिर कोशिश करें।',
  noAnswer: 'हमारे सर्वर से अभी जवाब नहीं मिल रहा है।',
  asOf: (filled) => `यह जानकारी ${filled.time} तक की है।`,
  timesLater: 'इंटरनेट जुड़ने पर स्लॉट दिखेंगे',
  bookingKept: 'आप ऑफ़लाइन हैं। आपकी बुकिंग यहाँ सुरक्षित है; इंटरनेट जुड़ने पर इसे कन्फ़र्म करें।',
  bookingWaits: (filled) => `${filled.service}: अभी कन्फ़र्म नहीं हुई, यहाँ सुरक्षित है`,
  goOn: 'आगे बढ़ें',
  newVersion: 'नया वर्ज़न तैयार है।',
  reload: 'फिर से लोड करें',
  pageTitle: 'आप ऑफ़लाइन हैं',
  pageText:
    'इस पेज के लिए इंटरनेट चाहिए। आपकी बुकिंग, जैसी आपने पिछली बार देखी थीं, बिना इंटरनेट के भी पढ़ी जा सकती हैं।',
  pageBookings: 'मेरी बुकिंग',
  pageCall: (filled) => `या हमें फ़ोन करें: ${filled.phone}`,
};
