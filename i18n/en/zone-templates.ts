/** What a zone switch may say, by its kind; operations change it before it goes out. */
export const zoneTemplates = {
  rain: 'Heavy rain: roads and trains are slow. Your visit may start late.',
  bandh: 'A bandh: roads and trains may be closed. Your visit may start late.',
  festival: 'A procession: roads are closed for some hours. Your visit may start late.',
  other: 'Trains are not running as usual. Your visit may start late.',
};
