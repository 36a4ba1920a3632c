import type { caseRefusals as english } from '../en/case-refusals.ts';

/** Refusals of the routes of cases. */
export const caseRefusals: Record<keyof typeof english, string> = {
  'case-number-invalid': 'यह किसी मामले का नंबर नहीं है।',
  'file-id-invalid': 'यह किसी फ़ाइल का नंबर नहीं है।',
  'file-not-for-role': 'आपकी भूमिकाओं में यह फ़ाइल नहीं खुलती।',
  'case-changed': 'कोई साथी पहले कर चुके हैं। कृपया मामला फिर देखें।',
  'case-closed': 'यह मामला पहले ही बंद है।',
  'case-open': 'यह मामला अभी खुला है।',
  'case-closed-for-good': 'इसे बंद हुए बहुत समय हो गया। कृपया नया अनुरोध करें।',
  'case-kind-unknown': 'बताएँ कि अनुरोध किस तरह का है।',
  'topic-unknown': 'चुनें कि बात किस बारे में है।',
  'topic-not-fitting': 'चुनें कि बात किस बारे में है।',
  'template-unknown': 'कृपया जवाब चुनें।',
  'outcome-unknown': 'बताएँ कि मामला कैसे ख़त्म हुआ।',
  'decision-first': 'पहले असली बात का फ़ैसला करें; मामला उसी से बंद होगा।',
  'nobody-to-answer': 'इस मामले के पीछे कोई खाता नहीं है। कृपया फ़ोन करें।',
  'step-in-the-past': 'आगे का समय चुनें।',
  'step-too-late': 'अगले 90 दिनों के भीतर का समय चुनें।',
  'moment-invalid': 'दिन और समय चुनें।',
  'version-invalid': 'कृपया मामला फिर देखें।',
  'too-many-cases': 'आपके दस अनुरोध पहले से खुले हैं। पहले उनका जवाब देंगे; ज़रूरी हो तो हमें फ़ोन करें।',
  'too-much-said': 'इस अनुरोध में आप बहुत बार लिख चुके हैं। कृपया हमें फ़ोन करें।',
};
