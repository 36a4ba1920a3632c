import { karigarSentences } from './karigar-sentences.ts';
import { visitSentences } from './visit-sentences.ts';

/**
 * The last line that browsers read a code from (WebOTP, and the same for the keyboard of iPhones): whose page it is for,
 * then the code once more. A page of another site is not offered it.
 */
const CODE_LINE = '\n\n@{#url#} #{#numeric#}';

type Sentences = { readonly en: string; readonly hi: string; readonly mr: string };

/**
 * The sentences as they are registered with the operators (DLT, category "service implicit", TRAI's tagged variables).
 * A letter more or less and the operator drops the message, so a change here has to be registered before it is used.
 */
export const smsTemplates: Readonly<Record<string, Sentences>> = {
  ...visitSentences,
  ...karigarSentences,
  login_otp: {
    en: `{#numeric#} is your OTP to log in to AANGAN. Valid for 10 minutes. Do not share it with anyone. -AANGAN${CODE_LINE}`,
    hi: `AANGAN में लॉगिन के लिए OTP {#numeric#} है। 10 मिनट मान्य। किसी को न बताएँ। -AANGAN${CODE_LINE}`,
    mr: `AANGAN लॉगिनसाठी OTP {#numeric#} आहे. 10 मिनिटे वैध. कोणालाही सांगू नका. -AANGAN${CODE_LINE}`,
  },
  verify_otp: {
    en: `{#numeric#} is your OTP to confirm this mobile number with AANGAN. Valid for 10 minutes. Do not share it with anyone. -AANGAN${CODE_LINE}`,
    hi: `AANGAN में यह मोबाइल नंबर पक्का करने का OTP {#numeric#} है। 10 मिनट मान्य। किसी को न बताएँ। -AANGAN${CODE_LINE}`,
    mr: `AANGAN मध्ये हा मोबाइल क्रमांक पक्का करण्याचा OTP {#numeric#} आहे. 10 मिनिटे वैध. कोणालाही सांगू नका. -AANGAN${CODE_LINE}`,
  },
  confirm_otp: {
    en: `{#numeric#} is your OTP to confirm a request about your AANGAN account. Valid for 10 minutes. Do not share it with anyone. -AANGAN${CODE_LINE}`,
    hi: `AANGAN खाते के बारे में आपके अनुरोध की पुष्टि का OTP {#numeric#} है। 10 मिनट मान्य। किसी को न बताएँ। -AANGAN${CODE_LINE}`,
    mr: `AANGAN खात्याविषयीच्या विनंतीची खात्री करण्याचा OTP {#numeric#} आहे. 10 मिनिटे वैध. कोणालाही सांगू नका. -AANGAN${CODE_LINE}`,
  },
  payee_otp: {
    en: `{#numeric#} is your OTP to change where AANGAN pays you. Valid for 10 minutes. If you did not ask for it, call us. Do not share it. -AANGAN${CODE_LINE}`,
    hi: `AANGAN से पैसे पाने का खाता बदलने का OTP {#numeric#} है। 10 मिनट मान्य। आपने नहीं माँगा तो हमें फ़ोन करें। किसी को न बताएँ। -AANGAN${CODE_LINE}`,
    mr: `AANGAN कडून पैसे मिळण्याचे खाते बदलण्याचा OTP {#numeric#} आहे. 10 मिनिटे वैध. तुम्ही मागितला नसल्यास आम्हाला फोन करा. कोणालाही सांगू नका. -AANGAN${CODE_LINE}`,
  },
  reset_otp: {
    en: `{#numeric#} is your OTP to reset your AANGAN password. Valid for 10 minutes. Do not share it with anyone. -AANGAN${CODE_LINE}`,
    hi: `AANGAN पासवर्ड बदलने का OTP {#numeric#} है। 10 मिनट मान्य। किसी को न बताएँ। -AANGAN${CODE_LINE}`,
    mr: `AANGAN पासवर्ड बदलण्याचा OTP {#numeric#} आहे. 10 मिनिटे वैध. कोणालाही सांगू नका. -AANGAN${CODE_LINE}`,
  },
  password_changed: {
    en: 'The password of your AANGAN account was changed. If this was not you, reset it at once: {#url#} -AANGAN',
    hi: 'आपके AANGAN खाते का पासवर्ड बदल दिया गया है। यदि यह आपने नहीं किया, तो तुरंत रीसेट करें: {#url#} -AANGAN',
    mr: 'तुमच्या AANGAN खात्याचा पासवर्ड बदलला आहे. हे तुम्ही केले नसल्यास लगेच रीसेट करा: {#url#} -AANGAN',
  },
  account_paused: {
    en: 'Your AANGAN account is paused. Nobody can log in to it for now. If you see it differently, call us: {#url#} -AANGAN',
    hi: 'आपका AANGAN खाता रोक दिया गया है। अभी इसमें कोई लॉग इन नहीं कर सकता। सवाल हो तो फ़ोन करें: {#url#} -AANGAN',
    mr: 'तुमचे AANGAN खाते थांबवले आहे. सध्या त्यात कोणीही लॉग इन करू शकत नाही. प्रश्न असल्यास फोन करा: {#url#} -AANGAN',
  },
  account_closed: {
    en: 'Your AANGAN account is closed by us. If you see it differently, call us: {#url#} -AANGAN',
    hi: 'हमने आपका AANGAN खाता बंद कर दिया है। सवाल हो तो फ़ोन करें: {#url#} -AANGAN',
    mr: 'आम्ही तुमचे AANGAN खाते बंद केले आहे. प्रश्न असल्यास फोन करा: {#url#} -AANGAN',
  },
  account_reopened: {
    en: 'Your AANGAN account is open again. You can log in as before. {#url#} -AANGAN',
    hi: 'आपका AANGAN खाता फिर खुल गया है। आप पहले की तरह लॉग इन कर सकते हैं। {#url#} -AANGAN',
    mr: 'तुमचे AANGAN खाते पुन्हा सुरू झाले आहे. तुम्ही पूर्वीसारखे लॉग इन करू शकता. {#url#} -AANGAN',
  },
  start_code: {
    en: 'Your AANGAN Karigar is on the way. Start code {#numeric#} for booking {#alphanumeric#}: tell it at your own door only. -AANGAN',
    hi: 'AANGAN कारीगर रास्ते में हैं। स्टार्ट कोड {#numeric#}, बुकिंग {#alphanumeric#}: केवल अपने दरवाज़े पर बताएँ। -AANGAN',
    mr: 'AANGAN कारागीर वाटेवर आहेत. स्टार्ट कोड {#numeric#}, बुकिंग {#alphanumeric#}: फक्त तुमच्या दारात सांगा. -AANGAN',
  },
  booking_confirmed: {
    en: 'Booking {#alphanumeric#} confirmed for {#alphanumeric#}. Details: {#url#} -AANGAN',
    hi: 'आपकी बुकिंग {#alphanumeric#} की पुष्टि हो गई है। समय: {#alphanumeric#}। जानकारी: {#url#} -AANGAN',
    mr: 'तुमचे बुकिंग {#alphanumeric#} निश्चित झाले आहे. वेळ: {#alphanumeric#}. माहिती: {#url#} -AANGAN',
  },
};

type Gap = 'numeric' | 'alphanumeric' | 'url';

/** The gaps of a registered sentence, in their order. */
export const gapsOf = (sentence: string): Gap[] =>
  [...sentence.matchAll(GAP)].map((match) => match[1] as Gap);

const GAP = /\{#(numeric|alphanumeric|url)#\}/g;

/** What the operators let through: digits; up to thirty visible characters; an address or host of the registered site. */
export function fitsGap(gap: Gap, text: string): boolean {
  if (gap === 'numeric') return /^\d{1,30}$/.test(text);
  if (gap === 'url') return text.length <= 120 && ADDRESS.test(text);
  return text.length > 0 && [...text].length <= 30 && !/[\p{Cc}\p{Zl}\p{Zp}{}#<>]/u.test(text);
}

const ADDRESS = /^(https?:\/\/[\w.:-]+(\/[\w./-]*)?|[\w-]+(\.[\w-]+)*)$/;

/** The sentence as its reader sees it. */
export function fillSentence(sentence: string, fill: readonly string[]): string {
  let next = 0;
  return sentence.replace(GAP, () => fill[next++] ?? '');
}
