import type { sms as english } from '../en/sms.ts';

export const sms: typeof english = {
  login_otp: 'AANGAN लॉगिनसाठी OTP {#numeric#} आहे. 10 मिनिटे वैध. कोणालाही सांगू नका. -AANGAN',
  verify_otp:
    'AANGAN मध्ये या मोबाइल क्रमांकाच्या पडताळणीचा OTP {#numeric#} आहे. 10 मिनिटे वैध. कोणालाही सांगू नका. -AANGAN',
  confirm_otp:
    'AANGAN खात्याविषयीच्या विनंतीची पडताळणी करण्याचा OTP {#numeric#} आहे. 10 मिनिटे वैध. कोणालाही सांगू नका. -AANGAN',
  payee_otp:
    'AANGAN कडून पैसे मिळण्याचे खाते बदलण्याचा OTP {#numeric#} आहे. 10 मिनिटे वैध. तुम्ही मागितला नसल्यास आम्हाला फोन करा. कोणालाही सांगू नका. -AANGAN',
  reset_otp: 'AANGAN पासवर्ड बदलण्याचा OTP {#numeric#} आहे. 10 मिनिटे वैध. कोणालाही सांगू नका. -AANGAN',
  password_changed:
    'तुमच्या AANGAN खात्याचा पासवर्ड बदलला आहे. हे तुम्ही केले नसल्यास लगेच रीसेट करा: {#url#} -AANGAN',
  passkey_added:
    'तुमच्या AANGAN खात्यात लॉगिन करणारी एक पासकी जोडली आहे. हे तुम्ही केले नसल्यास पासवर्ड रीसेट करा, सर्व पासकी निघतील: {#url#} -AANGAN',
  account_paused:
    'तुमचे AANGAN खाते थांबवले आहे. सध्या त्यात कोणीही लॉग इन करू शकत नाही. प्रश्न असल्यास फोन करा: {#url#} -AANGAN',
  account_closed: 'आम्ही तुमचे AANGAN खाते बंद केले आहे. प्रश्न असल्यास फोन करा: {#url#} -AANGAN',
  account_reopened: 'तुमचे AANGAN खाते पुन्हा सुरू झाले आहे. तुम्ही पूर्वीसारखे लॉग इन करू शकता. {#url#} -AANGAN',
  staff_called: 'AANGAN कामकाज: {#alphanumeric#}. अजून कोणी घेतले नाही. इथे घ्या: {#url#} -AANGAN',
  start_code:
    'AANGAN कारागीर वाटेत आहेत. स्टार्ट कोड {#numeric#}, बुकिंग {#alphanumeric#}: फक्त तुमच्या दारात सांगा. -AANGAN',
  booking_confirmed:
    'तुमचे बुकिंग {#alphanumeric#} निश्चित झाले आहे. वेळ: {#alphanumeric#}. माहिती: {#url#} -AANGAN',
};
