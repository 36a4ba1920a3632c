import type { inboxRefusals as english } from '../en/inbox-refusals.ts';

/** Refusals of the routes of the operations inbox. */
export const inboxRefusals: Record<keyof typeof english, string> = {
  'inbox-item-not-found': 'यह मामला नहीं मिला।',
  'inbox-item-invalid': 'यह मामला नहीं मिला।',
  'inbox-item-closed': 'यह मामला पहले ही बंद हो चुका है।',
  'inbox-item-taken': 'इस मामले को पहले से कोई साथी देख रहा है।',
  'inbox-item-not-yours': 'इस मामले को वही छोड़ सकते हैं जो इसे देख रहे हैं।',
  'booking-changed': 'आपके देखने के बाद इस बुकिंग में कुछ बदला है। कृपया फिर देखें।',
  'preview-incomplete': 'कुछ छूट गया है। कृपया फिर चुनें।',
  'act-unknown': 'ऐसा कोई काम नहीं है।',
  'seen-invalid': 'कृपया बुकिंग फिर देखें।',
  'outcome-not-fitting': 'कृपया बताएँ कि फ़ोन का क्या हुआ।',
  'note-missing': 'कृपया पहले नोट लिखें।',
  'note-reused': 'यह नोट पहले ही सेव हो चुका है। कृपया पेज फिर से खोलें।',
  'query-too-short': 'कृपया कम से कम दो अक्षर या अंक लिखें।',
  'note-about-nobody': 'यह नोट जिसके बारे में है, वह अब नहीं है।',
  'note-about-unknown': 'बताएँ कि नोट किसके बारे में है।',
  'note-subject-invalid': 'बताएँ कि नोट किसके बारे में है।',
  'note-not-found': 'यह नोट अब नहीं है।',
  'message-not-found': 'यह संदेश नहीं मिला।',
  'message-not-repeatable':
    'यह संदेश दोबारा नहीं भेज सकते: बात अब सही नहीं है, या इस रास्ते ग्राहक तक नहीं पहुँचता।',
  'check-kind-unknown': 'बताएँ कि क्या जाँचा गया।',
  'check-dates-wrong': 'जाँच आज या पहले की होती है, और कम से कम उसी दिन तक मान्य।',
  'check-reused': 'यह जाँच पहले ही लिखी जा चुकी है। पेज फिर खोलें।',
  'days-invalid': 'दिन क्रम से चुनें, ज़्यादा से ज़्यादा 62।',
  'too-many-rows': '5,000 से ज़्यादा बुकिंग: कम दिन चुनें।',
  'fees-contradict': 'ये शुल्क आपस में मेल नहीं खाते: बाद का चरण पहले वाले से सस्ता है, या अपनी सीमा से ऊपर है।',
  'fee-number-invalid': 'कृपया पूरी संख्या लिखें, जो बहुत बड़ी न हो।',
};
