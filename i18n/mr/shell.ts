import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  loading: 'लोड होत आहे...',
  skipToContent: 'थेट मजकुराकडे जा',
  help: 'मदत',
  language: 'भाषा',
  needsScript:
    'साइटच्या या भागासाठी JavaScript आवश्यक आहे. आमचा फोन क्रमांक आणि ईमेल असलेले पहिले पेज त्याशिवायही चालते.',
  retry: 'पुन्हा प्रयत्न करा',
  allRightsReserved: 'सर्व हक्क राखीव.',
  copyright: (filled) => `© ${filled.year} ${filled.name}.`,
  viewing: (filled) =>
    `${filled.name} यांना जे दिसते तेच तुम्ही पाहत आहात. इथे काहीही बदलता येत नाही. ${filled.time} ला हे बंद होईल.`,
  endViewing: 'बंद करा',
  viewNotEnded: 'बंद करता आले नाही. कृपया पुन्हा प्रयत्न करा.',
};
