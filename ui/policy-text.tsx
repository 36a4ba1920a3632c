import { Fragment, type ReactNode } from 'react';
import type { LegalDocument, TextBlock } from '#contract/fields/legal-document.ts';

type PolicyTextProps = {
  document: LegalDocument;
  /** When it was first published, and which version it is. */
  dates: ReactNode;
  contents: string;
  /** Below the last section. */
  note: string;
  /** Words that are ways: an address of mail, a number to call. */
  ways: Readonly<Record<string, string>>;
};

/** A policy as its readers see it, inside `.policy`: on its own page and in the preview of operations. */
export function PolicyText({ document, dates, contents, note, ways }: PolicyTextProps) {
  return (
    <>
      <h1>{document.title}</h1>
      <p className="dates">{dates}</p>
      <p className="summary">{document.summary}</p>
      <nav aria-label={contents}>
        <h2>{contents}</h2>
        <ol>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {document.sections.map(({ id, title, blocks }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <TextBlocks blocks={blocks} ways={ways} />
        </section>
      ))}
      <p className="note">{note}</p>
    </>
  );
}

type Ways = PolicyTextProps['ways'];

/** Paragraphs, lists, tables and headings in their order. */
export function TextBlocks({ blocks, ways }: { blocks: readonly TextBlock[]; ways: Ways }) {
  return blocks.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block}>
          <WithWays text={block} ways={ways} />
        </p>
      );
    }
    if ('say' in block) {
      return (
        <p key={block.say}>
          <WithWays text={block.say} ways={ways} />{' '}
          <a className="link" href={block.href}>
            {block.link}
          </a>
        </p>
      );
    }
    if ('heading' in block) return <h4 key={`# ${block.heading}`}>{block.heading}</h4>;
    if ('list' in block) {
      return (
        <ul key={block.list[0]}>
          {block.list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    }
    return <FeeTable key={block.head[0]} head={block.head} rows={block.rows} />;
  });
}

type FeeTableProps = { head: readonly string[]; rows: readonly (readonly string[])[] };

function FeeTable({ head, rows }: FeeTableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([when, ...fees]) => (
          <tr key={when}>
            <th scope="row">{when}</th>
            {fees.map((fee) => (
              <td key={fee}>{fee}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Mail address and phone number become links wherever a sentence names them. */
function WithWays({ text, ways }: { text: string; ways: Ways }) {
  const named = Object.keys(ways);
  if (named.length === 0) return text;
  const parts = text.split(new RegExp(`(${named.map(escaped).join('|')})`));
  return parts.map((part, index) => {
    const address = ways[part];
    // The parts of one sentence never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    if (address === undefined) return <Fragment key={index}>{part}</Fragment>;
    return (
      <a key={part} className="link" href={address}>
        {part}
      </a>
    );
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
