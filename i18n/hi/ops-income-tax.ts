import type { opsIncomeTax as english } from '../en/ops-income-tax.ts';

/** Income tax kept of what Karigars earn. */
export const opsIncomeTax: typeof english = {
  tab: 'आयकर',
  title: 'काटा गया आयकर (TDS)',
  text: 'एक तिमाही में कारीगरों की कमाई से काटा गया। अकाउंटेंट इसे हर महीने जमा करते हैं और हर तिमाही बताते हैं।',
  year: 'वित्त वर्ष',
  quarter: 'तिमाही',
  quarters: ['अप्रैल से जून', 'जुलाई से सितंबर', 'अक्टूबर से दिसंबर', 'जनवरी से मार्च'],
  gross: 'कुल कमाई',
  kept: 'काटा आयकर',
  toDeposit: ({ month }) => `${month} का जमा करना है`,
  confirm: 'छपे दस्तावेज़ों से लिया गया है। जमा करने से पहले अकाउंटेंट इसे कन्फ़र्म करें।',
  confirmWhat: 'क्या कन्फ़र्म करना है (अंग्रेज़ी में)',
  people: 'किससे कितना',
  nobody: 'इस तिमाही में किसी से आयकर नहीं काटा गया।',
  section: 'धारा',
  credits: 'कितनी बार',
  grossOfYear: 'इस साल की कुल कमाई',
  keptOfYear: 'इस साल काटा आयकर',
  fileText: 'इसमें किसके पैसे हैं, यह आपके कारण के साथ लिखा जाता है।',
  others: ({ count }) => `${count} और की कमाई से आयकर नहीं कटा; वे फ़ाइल में हैं।`,
};
