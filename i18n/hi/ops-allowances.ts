import type { opsAllowances as english } from '../en/ops-allowances.ts';

/** Rates of pay on top for Karigars. */
export const opsAllowances: typeof english = {
  tab: 'ऊपर से',
  title: 'इंतज़ार, लंबे रास्ते और पक्के दिनों के लिए ऊपर से',
  text: 'हमारी ओर से। लंबे रास्ते का वादा प्रस्ताव अपने दिन के रेट से करता है; इंतज़ार का पैसा उस दिन के रेट से जब वह ख़त्म हुआ। पक्का दिन चुनते समय जो कहा गया, वही रहता है।',
  holdsFrom: 'कब से',
  fields: {
    waitingFreeMinutes: 'इंतज़ार के मिनट, जो हर विज़िट में शामिल हैं',
    waitingPaisePerMinute: 'उनके बाद हर मिनट के रुपये',
    waitingMostPaise: 'एक इंतज़ार के ज़्यादा से ज़्यादा',
    wayFreeKm: 'किलोमीटर, जो हर रास्ते में शामिल हैं',
    wayPaisePerKm: 'उनके बाद हर किलोमीटर के रुपये',
    wayMostPaise: 'एक रास्ते के ज़्यादा से ज़्यादा',
    dayPaisePerHour: 'पक्के दिन के हर घंटे के कम से कम रुपये',
    dayMostPaise: 'एक पक्के दिन के ज़्यादा से ज़्यादा',
  },
  states: { ahead: 'आगे के', holds: 'आज लागू', over: 'पहले के' },
  newRates: 'नए रेट',
  newText: 'किसी आने वाले दिन से। प्रस्तावों ने जो वादा किया है, वह क़ायम रहता है।',
  save: 'रेट तय करें',
};
