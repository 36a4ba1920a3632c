import type { caseRefusals as english } from '../en/case-refusals.ts';

/** Refusals of the routes of cases. */
export const caseRefusals: Record<keyof typeof english, string> = {
  'case-number-invalid': 'हा प्रकरणाचा नंबर नाही.',
  'file-id-invalid': 'हा फाइलचा नंबर नाही.',
  'file-not-for-role': 'तुमच्या भूमिकांमध्ये ही फाइल उघडत नाही.',
  'case-changed': 'एका सहकाऱ्याने आधीच केले. कृपया प्रकरण पुन्हा पाहा.',
  'case-closed': 'हे प्रकरण आधीच बंद आहे.',
  'case-open': 'हे प्रकरण अजून सुरू आहे.',
  'case-closed-for-good': 'हे बंद होऊन बराच काळ झाला. कृपया नवीन विनंती करा.',
  'case-kind-unknown': 'विनंती कोणत्या प्रकारची आहे ते सांगा.',
  'topic-unknown': 'कशाबद्दल आहे ते निवडा.',
  'topic-not-fitting': 'कशाबद्दल आहे ते निवडा.',
  'template-unknown': 'कृपया उत्तर निवडा.',
  'outcome-unknown': 'प्रकरण कसे संपले ते सांगा.',
  'decision-first': 'आधी मूळ गोष्टीचा निर्णय घ्या; प्रकरण त्यानेच बंद होईल.',
  'nobody-to-answer': 'या प्रकरणामागे खाते नाही. कृपया फोन करा.',
  'step-in-the-past': 'पुढची वेळ निवडा.',
  'step-too-late': 'पुढच्या 90 दिवसांतील वेळ निवडा.',
  'moment-invalid': 'दिवस आणि वेळ निवडा.',
  'version-invalid': 'कृपया प्रकरण पुन्हा पाहा.',
  'too-many-cases':
    'तुमच्या दहा विनंत्या आधीच सुरू आहेत. आधी त्यांना उत्तर देऊ; तातडीचे असेल तर आम्हाला फोन करा.',
  'too-much-said': 'या विनंतीत तुम्ही खूप वेळा लिहिले आहे. कृपया आम्हाला फोन करा.',
};
