import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  loading: 'लोड हो रहा है...',
  skipToContent: 'सीधे सामग्री पर जाएँ',
  help: 'मदद',
  language: 'भाषा',
  needsScript:
    'साइट के इस हिस्से के लिए JavaScript ज़रूरी है। पहला पेज, जिस पर हमारा फ़ोन नंबर और ईमेल है, इसके बिना भी चलता है।',
  retry: 'फिर कोशिश करें',
  allRightsReserved: 'सर्वाधिकार सुरक्षित।',
  copyright: (filled) => `© ${filled.year} ${filled.name}.`,
  viewing: (filled) =>
    `यह वही है जो ${filled.name} को दिखता है। यहाँ कुछ बदला नहीं जा सकता। ${filled.time} पर यह बंद हो जाएगा।`,
  endViewing: 'बंद करें',
  viewNotEnded: 'बंद नहीं हो पाया। कृपया फिर कोशिश करें।',
};
