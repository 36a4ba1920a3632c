import type { opsAllowances as english } from '../en/ops-allowances.ts';

/** Rates of pay on top for Karigars. */
export const opsAllowances: typeof english = {
  tab: 'वरचे पैसे',
  title: 'थांबणे, लांबची वाट आणि ठरलेले दिवस यांसाठी वरून',
  text: 'आमच्याकडून. लांबच्या वाटेचे आश्वासन प्रस्ताव त्या दिवसाच्या दराने देतो; थांबण्याचे पैसे ते संपले त्या दिवसाच्या दराने. दिवस ठरवताना जे सांगितले, तेच राहते.',
  holdsFrom: 'कधीपासून',
  fields: {
    waitingFreeMinutes: 'प्रत्येक व्हिजिटमध्ये धरलेली थांबण्याची मिनिटे',
    waitingPaisePerMinute: 'त्यानंतर दर मिनिटाचे रुपये',
    waitingMostPaise: 'एका थांबण्याचे जास्तीत जास्त',
    wayFreeKm: 'प्रत्येक वाटेत धरलेले किलोमीटर',
    wayPaisePerKm: 'त्यानंतर दर किलोमीटरचे रुपये',
    wayMostPaise: 'एका वाटेचे जास्तीत जास्त',
    dayPaisePerHour: 'ठरलेल्या दिवसाच्या प्रत्येक तासाचे किमान रुपये',
    dayMostPaise: 'एका ठरलेल्या दिवसाचे जास्तीत जास्त',
  },
  states: { ahead: 'पुढचे', holds: 'आज लागू', over: 'आधीचे' },
  newRates: 'नवीन दर',
  newText: 'पुढच्या दिवसापासून. प्रस्तावांनी दिलेले आश्वासन कायम राहते.',
  save: 'दर ठरवा',
};
