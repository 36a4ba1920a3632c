import type { device as english } from '../en/device.ts';

export const device: typeof english = {
  appText: 'मुंबईत घर, इव्हेंट आणि धार्मिक सेवा: दिवस, वेळ आणि पत्ता निवडून बुक करा.',
  book: 'बुक करा',
  myBookings: 'माझी बुकिंग्ज',
  install: 'ॲप इन्स्टॉल करा',
  installNow: 'इन्स्टॉल करा',
  installText: 'होम स्क्रीनवरून उघडते; तुमची बुकिंग्ज इंटरनेटशिवायही वाचता येतात.',
  installByHand: 'Share दाबा, मग Add to Home Screen निवडा.',
  dismiss: 'हे पुन्हा विचारू नका',
  tell: 'या फोनवर सूचना चालू करा',
  pushText: 'बुकिंगचे अपडेट, हे पेज बंद असतानाही.',
  pushBlocked: 'हा ब्राउझर आमचे मेसेज अडवतो. या साइटच्या सेटिंगमध्ये तुम्ही त्यांना परवानगी देऊ शकता.',
  pushUnsupported: 'हा ब्राउझर आमचे मेसेज दाखवू शकत नाही.',
  pushAfterInstalling: 'iPhone वर आधी हे पेज होम स्क्रीनवर जोडा.',
  pushFailed: 'हे झाले नाही. कृपया पुन्हा प्रयत्न करा.',
};
