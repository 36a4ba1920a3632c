import type { security as english } from '../en/security.ts';

export const security: typeof english = {
  title: 'लॉगिन और सुरक्षा',
  confirmText: 'नए ईमेल या मोबाइल पर कोड भेजने से पहले, बताएँ कि यह आप ही हैं।',
  confirm: 'आगे बढ़ें',
  passwordTitle: 'पासवर्ड',
  passwordText: 'पासवर्ड बदलने पर बाक़ी सभी डिवाइस से लॉग आउट हो जाएगा।',
  newPassword: 'नया पासवर्ड',
  changePassword: 'पासवर्ड बदलें',
  passwordChanged: 'आपका पासवर्ड बदल गया है।',
  devicesTitle: 'आप कहाँ लॉग इन हैं',
  devicesText: 'जो डिवाइस आपका नहीं है, उससे लॉग आउट करें और फिर पासवर्ड बदलें।',
  thisDevice: 'यह डिवाइस',
  unknownDevice: 'अनजान डिवाइस',
  lastSeen: (filled) => `पिछली बार ${filled.at}`,
  since: (filled) => `लॉग इन ${filled.at}`,
  end: 'लॉग आउट',
  endOne: (filled) => `लॉग आउट करें: ${filled.device}`,
  endOthers: 'बाक़ी सभी डिवाइस से लॉग आउट करें',
  undoTitle: 'बदलाव वापस लें',
  undoText:
    'हम आपके खाते का पहले वाला ईमेल और मोबाइल वापस लगा देंगे। हर डिवाइस से लॉग आउट हो जाएगा और मौजूदा पासवर्ड काम नहीं करेगा।',
  undo: 'बदलाव वापस लें',
  undone: 'आपका ईमेल और मोबाइल पहले जैसा हो गया है। अब नया पासवर्ड चुनें।',
  undoOver:
    'यह लिंक पुराना हो चुका है या इस्तेमाल हो चुका है। अगर बदलाव आपने नहीं किया, तो हमें लिखें या फ़ोन करें।',
};
