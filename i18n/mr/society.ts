import type { society as english } from '../en/society.ts';

export const society: typeof english = {
  suggested: 'या पिनकोडवरील सोसायट्या',
  wings: 'विंग',
  everyDay: (filled) => `दररोज ${filled.from} ते ${filled.until}`,
  onDays: (filled) => `${filled.days} रोजी ${filled.from} ते ${filled.until}`,
  quietForNoisy: (filled) =>
    `शांततेची वेळ: ${filled.hours}. त्या वेळी ड्रिलिंग किंवा ठोकाठोकीचे काम होत नाही.`,
  quietForAll: (filled) => `शांततेची वेळ: ${filled.hours}. त्या वेळी कोणतेही काम होत नाही.`,
  needsPass: 'गेटवर पास लागतो. तुमच्या कारागिराचा पास आम्ही आपोआप तयार करतो.',
  gateMinutes: (filled) => `गेटमधून आत यायला सुमारे ${filled.minutes} मिनिटे लागतात.`,
};
