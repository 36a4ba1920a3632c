/** Kinds of work that people ask us for, sold already or not. */
export const workNames = {
  homeCleaning: 'Home cleaning',
  electricalWork: 'Electrical work',
  plumbing: 'Plumbing',
  elderCare: 'Elder care',
  eventSupport: 'Event support',
  movingServices: 'Moving services',
  repairs: 'Repairs',
  catering: 'Catering',
  painting: 'Painting',
};
