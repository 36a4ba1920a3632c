import type { society as english } from '../en/society.ts';

export const society: typeof english = {
  suggested: 'इस पिनकोड की सोसायटियाँ',
  wings: 'विंग',
  everyDay: (filled) => `रोज़ ${filled.from} से ${filled.until}`,
  onDays: (filled) => `${filled.days} को ${filled.from} से ${filled.until}`,
  quietForNoisy: (filled) => `शांति का समय: ${filled.hours}। तब ड्रिल और ठोक-पीट का काम नहीं होता।`,
  quietForAll: (filled) => `शांति का समय: ${filled.hours}। तब कोई काम नहीं होता।`,
  needsPass: 'गेट पर पास माँगा जाता है। आपके कारीगर के लिए पास हम अपने-आप बना देते हैं।',
  gateMinutes: (filled) => `गेट पार करने में लगभग ${filled.minutes} मिनट लगते हैं।`,
};
