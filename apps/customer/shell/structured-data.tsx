type StructuredDataProps = { about: Readonly<Record<string, unknown>> };

/** What the page says, once more for machines (schema.org): never more than a person reads there. */
export function StructuredData({ about }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about });
  // Whatever stands in it, it cannot end the element it stands in.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
