import { policy } from '#contract/policy.ts';
import type { opsPayOut as english } from '../en/ops-pay-out.ts';

const ALONE = `₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')}`;

export const opsPayOut: typeof english = {
  panel: 'आमच्याकडून पैसे',
  text: 'आमचे स्वतःचे पैसे, परतावा आणि कमाई सोडून: टॅक्सीसाठी, तुटलेल्या वस्तूसाठी किंवा सदिच्छा म्हणून.',
  open: 'पैसे द्या…',
  amount: 'रक्कम ₹ मध्ये',
  see: 'काय होईल ते पाहा',
  back: 'मागे',
  upiId: 'UPI आयडी',
  goes: (filled) => `आमचे स्वतःचे ${filled.amount} ${filled.name} यांना जातील: ${filled.to}.`,
  before: (filled) =>
    `गेल्या 30 दिवसांत अशा प्रकारे त्यांना आमच्याकडून ${filled.before} मिळाले आहेत, किंवा मिळणार आहेत.`,
  nothingBefore: 'गेल्या 30 दिवसांत अशा प्रकारे त्यांना आमच्याकडून काही मिळालेले नाही.',
  needsTwo: `${ALONE} च्या वर, भागांमध्येही, जाण्याआधी पैसे या ठिकाणी दुसऱ्या व्यक्तीची संमती लागते.`,
  told: 'पैसे दिल्यावर त्यांना ॲपमध्ये आणि ईमेलने कळेल.',
  dueFirst: (filled) =>
    `बुकिंगचे ${filled.due} त्यांच्याकडून यायचे आहेत. आधी ते भरावे लागतील; कोणते बुकिंग ते त्यांच्या बुकिंगमध्ये दिसेल.`,
  noUpi: 'त्यांनी UPI आयडी निश्चित केलेला नाही. ॲपमध्ये क्रेडिटखाली क्रेडिटचे पैसे घेताना ते तसे करतात.',
  pay: (filled) => `${filled.amount} द्या`,
  takeBack: 'मागे घ्या',
  takenBack: 'मागे घेतले. काहीही दिले जाणार नाही.',
  takenBackWhy: 'मागणाऱ्यानेच मागे घेतले.',
  results: {
    approved: 'पैसे जात आहेत.',
    requested: 'नोंदले. पैसे या ठिकाणी दुसऱ्या व्यक्तीची संमती मिळाल्यावर जातील.',
  },
};
