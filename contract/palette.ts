/**
 * Roles of `ui/tokens.css` by day and by night, for what is drawn where no style sheet is: mails, manifests, the colour of a
 * browser's bar, pages that the server writes. `tools/build/palette.test.ts` compares both.
 */
export const PALETTE = {
  page: ['#fbf7ef', '#121721'],
  card: ['#fffdfa', '#1b222e'],
  sunken: ['#f5eee1', '#0c1119'],
  line: ['#e8ddcc', '#313846'],
  'field-border': ['#918272', '#717b8d'],
  text: ['#291913', '#f1ece3'],
  'text-2': ['#58463c', '#c5bdb0'],
  action: ['#14563b', '#62c192'],
  'on-action': ['#fffdfa', '#021c10'],
  'brand-text': ['#a43a22', '#f19773'],
  'brand-surface': ['#812b1c', '#682418'],
  attention: ['#fda51d', '#fcbf4d'],
  link: ['#275897', '#8cbdec'],
  danger: ['#ba1b32', '#f47a79'],
} as const;

type Role = keyof typeof PALETTE;

export const byDay = (role: Role): string => PALETTE[role][0];
export const byNight = (role: Role): string => PALETTE[role][1];

/** A value of CSS that knows day and night. */
export const lightDark = (role: Role): string => `light-dark(${byDay(role)},${byNight(role)})`;

/** The bar of a browser above our pages. */
export const themeColour = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${byDay('page')}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${byNight('page')}">`;
