import type * as english from '../en/zone-templates.ts';

export const zoneTemplates: typeof english.zoneTemplates = {
  rain: 'तेज़ बारिश: सड़कें और ट्रेनें धीमी हैं। विज़िट देर से शुरू हो सकती है।',
  bandh: 'बंद: सड़कें और ट्रेनें बंद हो सकती हैं। विज़िट देर से शुरू हो सकती है।',
  festival: 'जुलूस: कुछ घंटों के लिए सड़कें बंद हैं। विज़िट देर से शुरू हो सकती है।',
  other: 'ट्रेनें रोज़ की तरह नहीं चल रहीं। विज़िट देर से शुरू हो सकती है।',
};
