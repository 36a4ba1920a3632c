import type { sms as english } from '../en/sms.ts';

export const sms: typeof english = {
  login_otp: 'AANGAN में लॉगिन के लिए OTP {#numeric#} है। 10 मिनट मान्य। किसी को न बताएँ। -AANGAN',
  verify_otp:
    'AANGAN में यह मोबाइल नंबर सत्यापित करने का OTP {#numeric#} है। 10 मिनट मान्य। किसी को न बताएँ। -AANGAN',
  confirm_otp:
    'AANGAN खाते के बारे में आपके अनुरोध को कन्फ़र्म करने का OTP {#numeric#} है। 10 मिनट मान्य। किसी को न बताएँ। -AANGAN',
  payee_otp:
    'AANGAN से पैसे पाने का खाता बदलने का OTP {#numeric#} है। 10 मिनट मान्य। आपने नहीं माँगा तो हमें फ़ोन करें। किसी को न बताएँ। -AANGAN',
  reset_otp: 'AANGAN पासवर्ड बदलने का OTP {#numeric#} है। 10 मिनट मान्य। किसी को न बताएँ। -AANGAN',
  password_changed:
    'आपके AANGAN खाते का पासवर्ड बदल दिया गया है। अगर यह आपने नहीं किया, तो तुरंत रीसेट करें: {#url#} -AANGAN',
  passkey_added:
    'आपके AANGAN खाते में लॉगिन करने वाली एक पासकी जोड़ी गई है। यह आपने नहीं किया, तो पासवर्ड रीसेट करें, सभी पासकी हट जाएँगी: {#url#} -AANGAN',
  account_paused:
    'आपका AANGAN खाता रोक दिया गया है। अभी इसमें कोई लॉग इन नहीं कर सकता। सवाल हो तो फ़ोन करें: {#url#} -AANGAN',
  account_closed: 'हमने आपका AANGAN खाता बंद कर दिया है। सवाल हो तो फ़ोन करें: {#url#} -AANGAN',
  account_reopened: 'आपका AANGAN खाता फिर खुल गया है। आप पहले की तरह लॉग इन कर सकते हैं। {#url#} -AANGAN',
  staff_called: 'AANGAN संचालन: {#alphanumeric#}। अभी किसी ने नहीं लिया। यहाँ लें: {#url#} -AANGAN',
  start_code:
    'AANGAN कारीगर रास्ते में हैं। स्टार्ट कोड {#numeric#}, बुकिंग {#alphanumeric#}: केवल अपने दरवाज़े पर बताएँ। -AANGAN',
  booking_confirmed:
    'आपकी बुकिंग {#alphanumeric#} कन्फ़र्म हो गई है। समय: {#alphanumeric#}। जानकारी: {#url#} -AANGAN',
};
