import type * as english from '../en/pay-statement.ts';

export const payStatement: typeof english.payStatement = {
  title: 'हफ़्ते का हिसाब',
  karigar: 'कारीगर',
  week: 'हफ़्ता',
  columns: {
    day: 'दिन',
    visit: 'विज़िट',
    amount: 'रक़म',
    share: 'हमारा हिस्सा, GST के साथ',
    tax: 'आयकर (TDS)',
    yours: 'आपकी कमाई',
  },
  total: 'कुल',
  payouts: 'इस हफ़्ते आपको दिया गया',
  noPayouts: 'इस हफ़्ते कोई भुगतान नहीं हुआ।',
  notOver: 'यह हफ़्ता अभी पूरा नहीं हुआ: और जुड़ सकता है।',
  source: 'हमारे हिसाब-किताब से, जैसा आपके कमाई पेज पर दिखता है। हस्ताक्षर की ज़रूरत नहीं।',
  wrong: 'कुछ ग़लत है? ऐप में मदद में जाकर हमें बताएँ।',
};
