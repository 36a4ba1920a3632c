import { byDay, byNight } from '#contract/palette.ts';
import type { Language } from '#server/modules/messaging/message.ts';

/**
 * The colours of ui/tokens.css as mail programs understand them, by day: lime page, ink, tulsi green for what is to be
 * done, red oxide for the brand. Styles stand on the elements, because half of all mail programs drop style sheets, and
 * tables carry the layout, because some draw with a word processor.
 */
const FONT = "Mukta,'Noto Sans Devanagari','Nirmala UI','Segoe UI',Roboto,Arial,sans-serif";

export const mailStyle = {
  heading: `margin:0 0 16px;font:600 24px/1.35 Eczar,${FONT};color:${byDay('text')}`,
  line: `margin:0 0 16px;font:400 16px/1.6 ${FONT};color:${byDay('text')}`,
  aside: `margin:0 0 12px;font:400 15px/1.6 ${FONT};color:${byDay('text-2')}`,
  small: `margin:0 0 4px;font:400 13px/1.6 ${FONT};color:${byDay('text-2')}`,
  code: `margin:0 0 16px;padding:16px;border-radius:12px;background:${byDay('sunken')};text-align:center;font:700 32px/1.2 ${FONT};letter-spacing:8px;color:${byDay('text')}`,
  place: `border-radius:12px;background:${byDay('action')}`,
  button: `display:inline-block;padding:13px 24px;border-radius:12px;color:#ffffff;font:600 16px/1.4 ${FONT};text-decoration:none`,
  table: 'width:100%;margin:0 0 20px;border-collapse:collapse',
  label: `padding:10px 12px 10px 0;border-bottom:1px solid ${byDay('line')};text-align:left;vertical-align:top;font:400 15px/1.5 ${FONT};color:${byDay('text-2')}`,
  value: `padding:10px 0;border-bottom:1px solid ${byDay('line')};text-align:right;vertical-align:top;font:600 15px/1.5 ${FONT};color:${byDay('text')}`,
} as const;

/** Dark colours, for the programs that ask for them. */
export const darkStyle = `@media (prefers-color-scheme:dark){
.page{background:${byNight('page')}!important}.card{background:${byNight('card')}!important}.sunken{background:${byNight('sunken')}!important}
.ink{color:${byNight('text')}!important}.ink-2{color:${byNight('text-2')}!important}.line{border-color:${byNight('line')}!important}
.go{background:${byNight('action')}!important}.go a{color:${byNight('on-action')}!important}.mark{background:${byNight('brand-surface')}!important}}`;

type Page = {
  readonly language: Language;
  readonly title: string;
  /** Text that a list of mails shows beside the subject. */
  readonly preview: string;
  readonly mark: string;
  readonly dark: string;
  /** Both are markup already. */
  readonly body: string;
  readonly footer: string;
};

export const page = ({ language, title, preview, mark, dark, body, footer }: Page): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${dark}</style></head>
<body class="page" style="margin:0;padding:0;background:${byDay('page')}">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${byDay('page')}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="560" cellpadding="0" cellspacing="0" style="width:100%;max-width:560px;text-align:left">
<tr><td class="mark" style="padding:18px 28px;border-radius:18px 18px 0 0;background:${byDay('brand-surface')};border-bottom:4px solid ${byDay('attention')};font:600 24px/1.2 Eczar,${FONT};color:${byDay('card')}">${escaped(mark)}</td></tr>
<tr><td class="card" style="padding:28px;border-radius:0 0 18px 18px;background:${byDay('card')}">
${body}
</td></tr>
<tr><td style="padding:16px 28px">
${footer}
</td></tr></table></td></tr></table></body></html>`;

/** Markup in which every gap is text: nothing that a person typed becomes markup. */
export const markup = (pieces: TemplateStringsArray, ...gaps: readonly string[]): string =>
  pieces
    .map((piece, index) => piece + (index < gaps.length ? escaped(gaps[index] as string) : ''))
    .join('');

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
