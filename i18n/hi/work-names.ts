import type { workNames as english } from '../en/work-names.ts';

export const workNames: typeof english = {
  homeCleaning: 'घर की सफ़ाई',
  electricalWork: 'बिजली का काम',
  plumbing: 'प्लंबिंग',
  elderCare: 'बुज़ुर्गों की देखभाल',
  eventSupport: 'इवेंट में मदद',
  movingServices: 'सामान की शिफ़्टिंग',
  repairs: 'मरम्मत',
  catering: 'केटरिंग',
  painting: 'पेंटिंग',
};
