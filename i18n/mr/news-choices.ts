import type { newsChoices as english } from '../en/news-choices.ts';

export const newsChoices: typeof english = {
  title: 'सूचना',
  text: 'सर्व काही घंटीत राहते. आणखी काय, कसे तुमच्यापर्यंत यावे ते निवडा.',
  topics: { reminders: 'व्हिजिटआधी आठवण', progress: 'व्हिजिट कुठवर आली', money: 'पेमेंट आणि परतावा' },
  ways: { push: 'या फोनवर किंवा संगणकावर सूचना', message: 'WhatsApp किंवा SMS', email: 'ईमेल' },
  night: 'रात्री',
  nightText: 'रात्री 10 ते सकाळी 7 यांपैकी काही नाही; ईमेल येत राहील',
  always: 'जे थांबू शकत नाही ते नेहमी पोहोचते: दारात कोणी, उशीर, रद्द होणे, बाकी पैसे, सुरक्षितता.',
};
