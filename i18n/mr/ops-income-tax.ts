import type { opsIncomeTax as english } from '../en/ops-income-tax.ts';

/** Income tax kept of what Karigars earn. */
export const opsIncomeTax: typeof english = {
  tab: 'आयकर',
  title: 'कापलेला आयकर (TDS)',
  text: 'एका तिमाहीत कारागिरांच्या कमाईतून कापलेला. अकाउंटंट तो दर महिन्याला भरतात आणि दर तिमाहीला कळवतात.',
  year: 'आर्थिक वर्ष',
  quarter: 'तिमाही',
  quarters: ['एप्रिल ते जून', 'जुलै ते सप्टेंबर', 'ऑक्टोबर ते डिसेंबर', 'जानेवारी ते मार्च'],
  gross: 'एकूण कमाई',
  kept: 'कापलेला आयकर',
  toDeposit: ({ month }) => `${month} साठी भरायचा`,
  confirm: 'प्रसिद्ध कागदपत्रांवरून घेतले आहे. भरण्याआधी अकाउंटंट याची पडताळणी करतील.',
  confirmWhat: 'कशाची पडताळणी करायची (इंग्रजीत)',
  people: 'कोणाकडून किती',
  nobody: 'या तिमाहीत कोणाकडूनही आयकर कापला नाही.',
  section: 'कलम',
  credits: 'किती वेळा',
  grossOfYear: 'या वर्षाची एकूण कमाई',
  keptOfYear: 'या वर्षी कापलेला आयकर',
  fileText: 'त्यात कोणाचे पैसे आहेत, हे तुमच्या कारणासह लिहिले जाते.',
  others: ({ count }) => `आणखी ${count} जणांच्या कमाईतून आयकर कापला नाही; ते फाइलमध्ये आहेत.`,
};
