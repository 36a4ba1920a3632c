import { Fragment } from 'react';
import { knownBrand } from '#contract/known-brand.ts';
import type { LegalDocument } from '#i18n/legal-document.ts';

type Blocks = LegalDocument['sections'][number]['blocks'];

export function LegalBlocks({ blocks }: { blocks: Blocks }) {
  return blocks.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block}>
          <WithLinks text={block} />
        </p>
      );
    }
    if ('say' in block) {
      return (
        <p key={block.say}>
          <WithLinks text={block.say} />{' '}
          <a className="link" href={block.href}>
            {block.link}
          </a>
        </p>
      );
    }
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
function WithLinks({ text }: { text: string }) {
  const { email, phone, dialled } = knownBrand();
  const addresses: Record<string, string> = {
    [email]: `mailto:${email}`,
    [phone]: `tel:${dialled}`,
  };
  const parts = text.split(new RegExp(`(${[email, phone].map(escaped).join('|')})`));
  return parts.map((part, index) => {
    const address = addresses[part];
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
