/** First drafts of the message of a zone switch, by its kind; operations change them before they go out. */
export const zoneTemplates = {
  rain: 'Heavy rain: roads and trains are slow. Your visit may start late.',
  bandh: 'A bandh: roads and trains may be closed. Your visit may start late.',
  festival: 'A procession: roads are closed for some hours. Your visit may start late.',
  other: 'Trains are not running as usual. Your visit may start late.',
};
