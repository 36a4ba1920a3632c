import type { smsVisit as english } from '../en/sms-visit.ts';

export const smsVisit: typeof english = {
  start_code_used_up:
    'तुमच्या AANGAN व्हिजिटचा स्टार्ट कोड खूप वेळा वापरला गेला: {#alphanumeric#}, {#alphanumeric#}. नवीन कोड घ्या: {#url#} -AANGAN',
  at_the_door:
    'AANGAN कारागीर दाराशी आहेत: {#alphanumeric#}, {#alphanumeric#}. दार उघडा आणि स्टार्ट कोड सांगा: {#url#} -AANGAN',
  trying_to_reach:
    'AANGAN कारागिरांना तुम्ही भेटत नाही: {#alphanumeric#}, {#alphanumeric#}. लवकरच व्हिजिट शुल्कासह बंद होईल. {#url#} -AANGAN',
  karigar_says:
    'AANGAN कारागिराचा मेसेज आहे: {#alphanumeric#}, {#alphanumeric#}. वाचा आणि उत्तर द्या: {#url#} -AANGAN',
  extra_work_proposed:
    'AANGAN व्हिजिटमध्ये जादा काम: {#alphanumeric#}, Rs {#alphanumeric#}. तुमच्या होकाराशिवाय होणार नाही: {#url#} -AANGAN',
  work_done:
    'AANGAN व्हिजिटचे काम झाले: {#alphanumeric#}, {#alphanumeric#}. 24 तासांत मान्य करा किंवा तक्रार करा: {#url#} -AANGAN',
  booking_to_confirm:
    'AANGAN ने तुमची वेळ 15 मिनिटे राखली आहे: {#alphanumeric#}, {#alphanumeric#}. याच मोबाइलने लॉग इन करा: {#url#} -AANGAN',
  payment_due:
    'AANGAN बुकिंगचे बाकी पैसे: {#alphanumeric#}, Rs {#alphanumeric#}. इथे भरा: {#url#} -AANGAN',
  karigar_changed:
    'AANGAN चे दुसरे कारागीर येत आहेत, कोणत्याही शुल्काविना: {#alphanumeric#}, {#alphanumeric#}. कोण: {#url#} -AANGAN',
  looking_again:
    'तुमचे AANGAN कारागीर येऊ शकत नाहीत: {#alphanumeric#}, {#alphanumeric#}. लगेच दुसऱ्याचा शोध, मोफत: {#url#} -AANGAN',
  nobody_yet:
    'AANGAN ला अजून कारागीर मिळाले नाहीत: {#alphanumeric#}, {#alphanumeric#}. शोध सुरू आहे. वेळ बदला किंवा रद्द करा: {#url#} -AANGAN',
  runs_late:
    'तुमच्या AANGAN कारागिराला उशीर होऊ शकतो: {#alphanumeric#}, {#alphanumeric#}. लवकर येणारा कारागीर शोधत आहोत: {#url#} -AANGAN',
  zone_begins:
    'AANGAN: तुमच्या भागात सर्व नेहमीसारखे नाही: {#alphanumeric#}, {#alphanumeric#}. मोफत रद्द, निघेपर्यंत वेळबदल: {#url#} -AANGAN',
  zone_over:
    'AANGAN: तुमच्या भागात सर्व पुन्हा नेहमीसारखे: {#alphanumeric#}, {#alphanumeric#}. नेहमीच्या अटी लागू आहेत: {#url#} -AANGAN',
  booking_moved:
    'तुमच्या AANGAN बुकिंगची वेळ बदलली: {#alphanumeric#}, आता {#alphanumeric#}. माहिती: {#url#} -AANGAN',
  booking_cancelled:
    'तुमचे AANGAN बुकिंग रद्द झाले: {#alphanumeric#}, {#alphanumeric#}. शुल्क आणि परतावा: {#url#} -AANGAN',
  booking_called_off:
    'AANGAN: माफ करा, तुमचे बुकिंग पूर्ण होऊ शकले नाही: {#alphanumeric#}, {#alphanumeric#}. तुम्हाला काय परत मिळेल: {#url#} -AANGAN',
  nobody_at_home:
    'कोणाशी संपर्क झाला नाही, म्हणून AANGAN व्हिजिट शुल्कासह बंद झाली: {#alphanumeric#}, {#alphanumeric#}. {#url#} -AANGAN',
  safety_case_opened:
    'सुरक्षेसाठी तुमची AANGAN व्हिजिट थांबवली: {#alphanumeric#}, {#alphanumeric#}. आम्ही फोन करू. {#url#} -AANGAN',
  case_opened:
    'तुमचे AANGAN तिकीट {#alphanumeric#} आहे. आम्ही {#alphanumeric#} पर्यंत उत्तर देऊ. इथे पाहा: {#url#} -AANGAN',
  case_answered: 'तुमच्या AANGAN तिकीट {#alphanumeric#} चे उत्तर आले आहे. इथे वाचा: {#url#} -AANGAN',
  case_closed: 'तुमचे AANGAN तिकीट {#alphanumeric#} बंद झाले. कारण आणि उत्तरासाठी: {#url#} -AANGAN',
};
