import type { credit as english } from '../en/credit.ts';

export const credit: typeof english = {
  title: 'आपकी जमा राशि',
  loading: 'आपकी जमा राशि खुल रही है…',
  usable: 'इसे किसी भी बुकिंग में लगाएँ या अपनी UPI आईडी पर मँगवाएँ।',
  none: 'अभी आपके खाते में कोई जमा राशि नहीं है। हमारी चूक पर जो हम देते हैं और जो पैसा उसी रास्ते नहीं लौट सकता, वह तुरंत यहाँ दिखता है।',
  payOut: (filled) => `${filled.amount} UPI पर मँगवाएँ`,
  duesFirst: (filled) =>
    `${filled.amount} अभी बाकी हैं। पहले यह चुकाया जाता है; इसमें आप अपनी जमा राशि लगा सकते हैं। जो बचे, वह फिर मँगवाया जा सकता है।`,
  payDue: (filled) => `${filled.amount} चुकाएँ`,
  upiId: 'आपकी UPI आईडी',
  upiIdHelp: 'जैसे name@bank। पैसा भेजने से पहले हम आपके बैंक से नाम पूछते हैं।',
  atMost: (filled) =>
    `UPI से एक बार में ज़्यादा से ज़्यादा ${filled.amount} जाते हैं; बाकी आपकी जमा राशि रहेगी।`,
  findName: 'नाम देखें',
  isThisYou: 'क्या यह आप हैं? पैसा इसी खाते में जाएगा।',
  noName: 'नाम पता नहीं चल सका। कृपया हर अक्षर जाँच लें: पैसा उसी को जाएगा जिसकी यह UPI आईडी है।',
  change: 'बदलें',
  confirm: (filled) => `हाँ, ${filled.amount} भेजें`,
  asked: 'आपका पैसा भेजा जा रहा है',
  payouts: 'UPI पर भेजी गई राशि',
  states: {
    approved: 'मंज़ूर; हम भेज रहे हैं',
    sent: 'बैंक के पास',
    paid: 'आपको मिल गया',
    failed: 'बैंक ने मना किया; हम फिर कोशिश कर रहे हैं',
    returned: 'भेजा नहीं जा सका; यह फिर आपकी जमा राशि है',
  },
  paidOn: (filled) => `${filled.day} को भेजा गया`,
  dueOn: (filled) => `ज़्यादा से ज़्यादा ${filled.day} तक`,
  reference: 'बैंक संदर्भ',
  late: 'इसमें ज़रूरत से ज़्यादा समय लग रहा है। कृपया हमसे संपर्क करें।',
  entries: 'यह कहाँ से आई',
  reasons: {
    'failed-you': 'हमसे चूक हुई',
    'not-returnable': 'उसी रास्ते नहीं लौट सका',
    'by-hand': 'हमारी टीम ने जोड़ा',
    used: 'बुकिंग में लगाया',
    'paid-out': 'UPI पर भेजा',
    'payout-returned': 'भेजी गई राशि लौट आई',
  },
};
