import type { smsVisit as english } from '../en/sms-visit.ts';

export const smsVisit: typeof english = {
  start_code_used_up:
    'आपकी AANGAN विज़िट का स्टार्ट कोड बहुत बार आज़माया गया: {#alphanumeric#}, {#alphanumeric#}। नया कोड बनवाएँ: {#url#} -AANGAN',
  at_the_door:
    'AANGAN कारीगर दरवाज़े पर हैं: {#alphanumeric#}, {#alphanumeric#}। दरवाज़ा खोलें और स्टार्ट कोड बताएँ: {#url#} -AANGAN',
  trying_to_reach:
    'AANGAN कारीगर आपसे संपर्क नहीं कर पा रहे: {#alphanumeric#}, {#alphanumeric#}। जल्द ही विज़िट शुल्क सहित बंद हो जाएगी। {#url#} -AANGAN',
  karigar_says:
    'AANGAN कारीगर का संदेश है: {#alphanumeric#}, {#alphanumeric#}। पढ़ें और जवाब दें: {#url#} -AANGAN',
  extra_work_proposed:
    'AANGAN विज़िट में अतिरिक्त काम: {#alphanumeric#}, Rs {#alphanumeric#}। आपकी हाँ के बिना नहीं होगा: {#url#} -AANGAN',
  work_done:
    'AANGAN विज़िट का काम पूरा हुआ: {#alphanumeric#}, {#alphanumeric#}। 24 घंटे में स्वीकार करें या शिकायत करें: {#url#} -AANGAN',
  booking_to_confirm:
    'AANGAN ने आपका समय 15 मिनट के लिए रखा है: {#alphanumeric#}, {#alphanumeric#}। इसी मोबाइल से लॉग इन करके कन्फ़र्म करें: {#url#} -AANGAN',
  payment_due:
    'AANGAN बुकिंग का बाक़ी भुगतान: {#alphanumeric#}, Rs {#alphanumeric#}। यहाँ भरें: {#url#} -AANGAN',
  karigar_changed:
    'AANGAN के दूसरे कारीगर आ रहे हैं, बिना किसी शुल्क के: {#alphanumeric#}, {#alphanumeric#}। कौन: {#url#} -AANGAN',
  looking_again:
    'आपके AANGAN कारीगर नहीं आ पाएँगे: {#alphanumeric#}, {#alphanumeric#}। तुरंत दूसरे की तलाश, बिना शुल्क: {#url#} -AANGAN',
  nobody_yet:
    'AANGAN को अभी कारीगर नहीं मिला: {#alphanumeric#}, {#alphanumeric#}। तलाश जारी है। समय बदलें या रद्द करें: {#url#} -AANGAN',
  runs_late:
    'आपके AANGAN कारीगर को देर हो सकती है: {#alphanumeric#}, {#alphanumeric#}। जल्दी आने वाला कारीगर ढूँढ रहे हैं: {#url#} -AANGAN',
  zone_begins:
    'AANGAN: आपके इलाक़े में सब सामान्य नहीं: {#alphanumeric#}, {#alphanumeric#}। मुफ़्त रद्द, निकलने तक समय-बदलाव: {#url#} -AANGAN',
  zone_over:
    'AANGAN: आपके इलाक़े में सब फिर सामान्य: {#alphanumeric#}, {#alphanumeric#}। पहले वाली शर्तें लागू हैं: {#url#} -AANGAN',
  booking_moved:
    'आपकी AANGAN बुकिंग का समय बदला: {#alphanumeric#}, अब {#alphanumeric#}। जानकारी: {#url#} -AANGAN',
  booking_cancelled:
    'आपकी AANGAN बुकिंग रद्द हुई: {#alphanumeric#}, {#alphanumeric#}। शुल्क और रिफ़ंड: {#url#} -AANGAN',
  booking_called_off:
    'AANGAN: माफ़ करें, आपकी बुकिंग पूरी नहीं हो सकी: {#alphanumeric#}, {#alphanumeric#}। आपको क्या वापस मिलेगा: {#url#} -AANGAN',
  nobody_at_home:
    'किसी से संपर्क नहीं हुआ, इसलिए AANGAN विज़िट शुल्क सहित बंद हुई: {#alphanumeric#}, {#alphanumeric#}। {#url#} -AANGAN',
  safety_case_opened:
    'सुरक्षा के लिए आपकी AANGAN विज़िट बंद की गई: {#alphanumeric#}, {#alphanumeric#}। हम फ़ोन करेंगे। {#url#} -AANGAN',
  case_opened:
    'आपका AANGAN टिकट {#alphanumeric#} है। हम {#alphanumeric#} तक जवाब देंगे। यहाँ देखें: {#url#} -AANGAN',
  case_answered: 'आपके AANGAN टिकट {#alphanumeric#} का जवाब आया है। यहाँ पढ़ें: {#url#} -AANGAN',
  case_closed: 'आपका AANGAN टिकट {#alphanumeric#} बंद हुआ। कारण और जवाब के लिए: {#url#} -AANGAN',
};
