import type * as english from '../en/pay-statement.ts';

export const payStatement: typeof english.payStatement = {
  title: 'आठवड्याचा हिशोब',
  karigar: 'कारागीर',
  week: 'आठवडा',
  columns: {
    day: 'दिवस',
    visit: 'व्हिजिट',
    amount: 'रक्कम',
    share: 'आमचा वाटा, GST सह',
    tax: 'आयकर (TDS)',
    yours: 'तुमची कमाई',
  },
  total: 'एकूण',
  payouts: 'या आठवड्यात तुम्हाला दिलेले',
  noPayouts: 'या आठवड्यात पेमेंट झाले नाही.',
  notOver: 'हा आठवडा अजून संपलेला नाही: आणखी भर पडू शकते.',
  source: 'आमच्या हिशोबातून, तुमच्या कमाईच्या पेजवर दिसते तसे. सहीची गरज नाही.',
  wrong: 'काही चुकले आहे का? ॲपमध्ये मदत या पेजवर आम्हाला सांगा.',
};
