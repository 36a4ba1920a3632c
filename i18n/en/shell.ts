/** The frame around every screen. */
export const shell = {
  loading: 'Loading...',
  skipToContent: 'Skip to content',
  help: 'Help',
  language: 'Language',
  needsScript:
    'This part of the site needs JavaScript. The first page, with our phone number and email, works without it.',
  retry: 'Try again',
  allRightsReserved: 'All rights reserved.',
  copyright: (filled: { year: number; name: string }) => `© ${filled.year} ${filled.name}.`,
  viewing: (filled: { name: string; time: string }) =>
    `You’re seeing what ${filled.name} sees. Nothing can be changed here. This ends at ${filled.time}.`,
  endViewing: 'End',
  viewNotEnded: 'It could not be ended. Please try again.',
};
