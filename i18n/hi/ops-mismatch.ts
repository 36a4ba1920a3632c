import { policy } from '#contract/policy.ts';
import type { opsMismatch as english } from '../en/ops-mismatch.ts';

export const opsMismatch: typeof english = {
  decide: 'तय करें…',
  title: 'एक भुगतान जो मेल नहीं खाता',
  asked: 'माँगा गया',
  came: 'आया',
  gateway: 'गेटवे',
  theirName: 'गेटवे में इसका नाम',
  way: 'इसका क्या किया जाए',
  ways: {
    adopt: 'यह बाक़ी रक़म का भुगतान है',
    match: 'यह उसी ग्राहक की दूसरी बुकिंग का है',
    return: 'पूरा लौटाया जाए',
  },
  waysText: {
    adopt: 'बाक़ी रक़म में गिना जाएगा; ज़्यादा हो तो लौटेगा, कम हो तो उतना बाक़ी रहेगा।',
    match: 'उस बुकिंग की बाक़ी रक़म में गिना जाएगा, किसी और की बुकिंग में कभी नहीं।',
    return: 'पूरा उसी रास्ते लौटेगा, और ग्राहक को बताया जाएगा।',
  },
  other: 'दूसरी बुकिंग का संदर्भ',
  find: 'खोजें',
  notFound: 'इस संदर्भ की कोई बुकिंग नहीं।',
  firstSaid: (filled) => `हममें से एक ने कहा: ${filled.way}`,
  needsTwo: `लिख लिया गया। ₹${(policy.refund.twoPeopleAbovePaise / 100).toLocaleString('en-IN')} से ऊपर हममें से दूसरे को भी यही कहना होगा।`,
  do: 'यही तय करें',
};
