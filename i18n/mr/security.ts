import type { security as english } from '../en/security.ts';

export const security: typeof english = {
  title: 'लॉगिन आणि सुरक्षा',
  confirmText: 'नवीन ईमेल किंवा मोबाइलवर कोड पाठवण्याआधी, हे तुम्हीच आहात हे दाखवा.',
  confirm: 'पुढे जा',
  passwordTitle: 'पासवर्ड',
  passwordText: 'पासवर्ड बदलल्यावर बाकी सर्व डिव्हाइसवरून लॉग आउट होते.',
  newPassword: 'नवीन पासवर्ड',
  changePassword: 'पासवर्ड बदला',
  passwordChanged: 'तुमचा पासवर्ड बदलला आहे.',
  devicesTitle: 'तुम्ही कुठे लॉग इन आहात',
  devicesText: 'जे डिव्हाइस तुमचे नाही त्यावरून लॉग आउट करा आणि मग पासवर्ड बदला.',
  thisDevice: 'हे डिव्हाइस',
  unknownDevice: 'अनोळखी डिव्हाइस',
  lastSeen: (filled) => `शेवटचा वापर ${filled.at}`,
  since: (filled) => `लॉग इन ${filled.at}`,
  end: 'लॉग आउट',
  endOne: (filled) => `लॉग आउट करा: ${filled.device}`,
  endOthers: 'बाकी सर्व डिव्हाइसवरून लॉग आउट करा',
  undoTitle: 'बदल मागे घ्या',
  undoText:
    'आम्ही तुमच्या खात्याचा आधीचा ईमेल आणि मोबाइल परत लावतो. प्रत्येक डिव्हाइसवरून लॉग आउट होते आणि सध्याचा पासवर्ड चालत नाही.',
  undo: 'बदल मागे घ्या',
  undone: 'तुमचा ईमेल आणि मोबाइल आधीसारखा झाला आहे. आता नवीन पासवर्ड निवडा.',
  undoOver: 'ही लिंक जुनी झाली आहे किंवा आधीच वापरली आहे. बदल तुम्ही केला नसेल तर आम्हाला लिहा किंवा फोन करा.',
};
