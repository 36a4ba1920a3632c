import type { ServiceSlug } from '#contract/catalogue/first-slugs.ts';

/**
 * Words by which people look for a service and which stand in none of its sentences: in English, in Hindi and Marathi,
 * and in the Latin letters in which these are often typed. They find it whatever language is shown; nobody sees them.
 */
export const searchWords: Readonly<Record<ServiceSlug, string>> = {
  'house-cleaning': `home maid housekeeping sweeping mopping bathroom kitchen dusting washing deep clean cleaner
    safai saaf safsafai swachhata jhadu pocha bai kaamwali ghar
    घर घराची सफ़ाई सफाई साफ साफसफाई स्वच्छता झाड़ू झाडू पोंछा पोछा बाई कामवाली रसोई किचन बाथरूम`,
  'event-photography': `photo photos photographer camera cameraman video birthday party shoot pictures album
    tasveer chhayachitran function
    फोटो फोटोग्राफर फोटोग्राफी इवेंट कैमरा कॅमेरा तस्वीर छायाचित्र छायाचित्रण कार्यक्रम जन्मदिन वाढदिवस समारोह समारंभ`,
  plumbing: `plumber pipe leak leakage tap nal toilet sink drain blockage water geyser basin bathroom paani pani
    nalsaz naldurusti
    प्लंबर प्लंबिंग नल नळ पाइप पाणी पानी टपकना गळती रिसाव टॉयलेट सिंक नाली नळदुरुस्ती गीजर गिझर`,
  'wedding-planning': `marriage wedding shaadi shadi byah lagna lagan vivah planner sangeet mehendi mehndi haldi
    reception engagement sakharpuda baraat
    शादी विवाह ब्याह लग्न लग्नाचे नियोजन संगीत मेहंदी हल्दी हळद रिसेप्शन सगाई साखरपुडा बारात`,
  'electrical-repairs': `electrician electric electricity wiring bijli vij light lights bulb fan pankha switch
    switchboard socket mcb fuse current short circuit
    इलेक्ट्रीशियन इलेक्ट्रिशियन बिजली वीज विजेची मरम्मत दुरुस्ती पंखा बत्ती दिवा बल्ब वायरिंग फ्यूज स्विच`,
  'corporate-event-management': `office company conference meeting seminar party business function annual day
    karyakram daftar
    ऑफिस कंपनी दफ्तर कार्यालय कॉर्पोरेट इवेंट प्रबंधन व्यवस्थापन बैठक सम्मेलन परिषद सेमिनार कार्यक्रम`,
  'ganesh-chaturthi-celebration': `ganpati ganapati ganapathi ganesha bappa ganeshotsav festival utsav sthapana
    visarjan modak puja pooja pujan guruji pandit bhatji
    गणेश चतुर्थी गणपति गणपती बप्पा बाप्पा गणेशोत्सव उत्सव स्थापना विसर्जन मोदक पूजा पंडित भटजी गुरुजी`,
  'satyanarayan-pooja': `satyanarayana satya narayan puja pooja pujan katha griha pravesh gruhapravesh housewarming
    vastu shanti vastushanti guruji pandit bhatji
    सत्यनारायण पूजा कथा भगवान गृह प्रवेश गृहप्रवेश वास्तुशांत वास्तुशांति पंडित भटजी गुरुजी`,
  rudrabhishek: `shiva shiv mahadev shankar abhishek abhishekam rudra rudrabhishekam puja pooja pujan shravan sawan
    somvar shivratri mahashivratri guruji pandit bhatji
    रुद्राभिषेक शिव शंकर महादेव अभिषेक रुद्र श्रावण सावन सोमवार शिवरात्रि महाशिवरात्र पूजा पंडित भटजी गुरुजी`,
};
