import type { workNames as english } from '../en/work-names.ts';

export const workNames: typeof english = {
  homeCleaning: 'घराची साफसफाई',
  electricalWork: 'विजेची कामे',
  plumbing: 'प्लंबिंग',
  elderCare: 'ज्येष्ठांची काळजी',
  eventSupport: 'इव्हेंटमध्ये मदत',
  movingServices: 'सामान हलवणे',
  repairs: 'दुरुस्ती',
  catering: 'केटरिंग',
  painting: 'रंगकाम',
};
