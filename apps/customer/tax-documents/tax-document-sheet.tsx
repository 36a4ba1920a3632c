import type { PrintedTaxDocument } from '#contract/customer/tax-document.ts';

type TaxDocumentSheetProps = {
  recipient: string;
  recipientLines: readonly string[];
  printed: PrintedTaxDocument;
};

/** The tax document itself: its words come with it, and this adds none. */
export function TaxDocumentSheet({ recipient, recipientLines, printed }: TaxDocumentSheetProps) {
  const { title, demo, supplier, facts, sums, inWords, notes } = printed;
  return (
    <article className="tax-document">
      <header>
        <h1>{title}</h1>
        <div>
          <h2>{supplier.name}</h2>
          {supplier.lines.map((line) => (
            <p key={line} className="quiet">
              {line}
            </p>
          ))}
        </div>
      </header>
      {demo && <p className="demo">{demo}</p>}
      <div className="parties">
        <section aria-label={printed.recipient.label}>
          <p className="quiet">{printed.recipient.label}</p>
          <p className="name">{recipient}</p>
          {[...recipientLines, ...printed.recipient.lines].map((line) => (
            <p key={line} className="quiet">
              {line}
            </p>
          ))}
        </section>
        <dl className="tax-document-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Lines {...printed.table} />
      <div className="end">
        <p>
          <span className="quiet">{inWords.label}</span>
          <span lang="en">{inWords.value}</span>
        </p>
        <dl className="tax-document-sums">
          {sums.map(({ label, value }) => (
            <div key={label}>
              <dt className="quiet">{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <footer className="quiet">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  );
}

/** On a phone each row is a small list of its own: the columns' names stand before the figures. */
function Lines({ columns, rows, total }: PrintedTaxDocument['table']) {
  return (
    <table>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([at, cells]) => (
          <Row key={at} columns={columns} cells={cells} />
        ))}
      </tbody>
      <tfoot>
        <Row columns={columns} cells={total} />
      </tfoot>
    </table>
  );
}

function Row({ columns, cells }: { columns: readonly string[]; cells: readonly string[] }) {
  const [first, ...others] = cells;
  return (
    <tr>
      <th scope="row">{first}</th>
      {others.map((cell, index) => {
        const name = columns[index + 1];
        return (
          <td key={name} data-name={name} className="num">
            {cell}
          </td>
        );
      })}
    </tr>
  );
}
