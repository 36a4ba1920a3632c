import type { newsChoices as english } from '../en/news-choices.ts';

export const newsChoices: typeof english = {
  title: 'सूचनाएँ',
  text: 'सब कुछ घंटी में रहता है। चुनें कि और क्या, किस तरह आप तक पहुँचे।',
  topics: { reminders: 'विज़िट से पहले रिमाइंडर', progress: 'विज़िट कहाँ तक पहुँची', money: 'पेमेंट और रिफ़ंड' },
  ways: { push: 'इस फ़ोन या कंप्यूटर पर सूचना', message: 'WhatsApp या SMS', email: 'ईमेल' },
  night: 'रात में',
  nightText: 'रात 10 से सुबह 7 बजे तक इनमें से कुछ नहीं; ईमेल आता रहेगा',
  always: 'जो रुक नहीं सकता, वह हमेशा पहुँचता है: दरवाज़े पर कोई, देरी, रद्द हुई विज़िट, बाक़ी भुगतान, सुरक्षा।',
};
