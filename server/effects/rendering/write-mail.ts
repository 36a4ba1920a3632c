import { brandName } from '#contract/brand.ts';
import type { Language } from '#server/modules/messaging/message.ts';
import { darkStyle, markup as m, page, mailStyle as style } from './mail-style.ts';
import type { MessageWords, Sender } from './words-of.ts';

/** Parts of a mail, in the order in which they stand. */
export type MailContents = {
  readonly greeting: string;
  /** Also its subject. */
  readonly heading: string;
  readonly before: readonly string[];
  readonly code?: string;
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly button?: { readonly label: string; readonly url: string };
  readonly after?: readonly string[];
};

type Frame = Sender & {
  readonly language: Language;
  readonly messages: MessageWords['messages'];
};

/** The same contents twice: for readers of plain text, and as a page that needs no picture and no style sheet. */
export function writeMail(
  contents: MailContents,
  frame: Frame,
): { readonly text: string; readonly html: string } {
  return { text: textOf(contents, frame), html: htmlOf(contents, frame) };
}

function textOf(contents: MailContents, frame: Frame): string {
  const { greeting, before, code, rows = [], button, after = [] } = contents;
  const parts = [
    greeting,
    ...before,
    ...(code ? [code] : []),
    ...(rows.length > 0 ? [rows.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(button ? [`${button.label}: ${button.url}`] : []),
    ...after,
    `-- \n${footerOf(frame).join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function htmlOf(contents: MailContents, frame: Frame): string {
  const { greeting, heading, before, code, rows = [], button, after = [] } = contents;
  const body = [
    m`<h1 style="${style.heading}" class="ink">${heading}</h1>`,
    ...[greeting, ...before].map((line) => m`<p style="${style.line}" class="ink">${line}</p>`),
    ...(code ? [m`<p style="${style.code}" class="sunken ink">${code}</p>`] : []),
    ...(rows.length > 0 ? [tableOf(rows)] : []),
    ...(button
      ? [
          m`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px"><tr><td style="${style.place}" class="go"><a href="${button.url}" style="${style.button}">${button.label}</a></td></tr></table>`,
        ]
      : []),
    ...after.map((line) => m`<p style="${style.aside}" class="ink-2">${line}</p>`),
  ];
  return page({
    language: frame.language,
    title: heading,
    preview: before[0] ?? '',
    mark: nameIn(frame),
    dark: darkStyle,
    body: body.join('\n'),
    footer: footerOf(frame)
      .map((line) => m`<p style="${style.small}" class="ink-2">${line}</p>`)
      .join('\n'),
  });
}

const tableOf = (rows: NonNullable<MailContents['rows']>): string => {
  const lines = rows.map(
    ([label, value]) =>
      m`<tr><th scope="row" style="${style.label}" class="ink-2 line">${label}</th><td style="${style.value}" class="ink line">${value}</td></tr>`,
  );
  return `<table style="${style.table}">${lines.join('')}</table>`;
};

const footerOf = ({ brand, messages, ...frame }: Frame): string[] => [
  messages.footer({ brand: nameIn({ brand, ...frame }) }),
  messages.questions({ email: brand.email }),
];

const nameIn = ({ brand, language }: Pick<Frame, 'brand' | 'language'>): string =>
  brandName(brand, language);
