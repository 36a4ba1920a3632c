type StructuredDataProps = { about: Readonly<Record<string, unknown>> };

/** The page's content once more for machines (schema.org): never more than a person reads there. */
export function StructuredData({ about }: StructuredDataProps) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...about });
  // No text in it can end the element it stands in.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
