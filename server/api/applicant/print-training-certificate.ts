import { brandName } from '#contract/brand.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { TRAINING_PARTS } from '#contract/training.ts';
import { printedTaxDocuments } from '#i18n/every/printed-tax-documents.ts';
import { trainingCertificate } from '#i18n/every/training-certificate.ts';
import type { Lang } from '#kernel/languages.ts';
import type { Supplier } from '#server/modules/tax-document/supplier.ts';
import type { TrainingCertificate } from '#server/views/training-certificate.ts';
import { shownDate } from '#ui/dates.ts';

export type PrintedTrainingCertificate = ReturnType<typeof printTrainingCertificate>;

/** Word for word what stands on the certificate of the training. */
export function printTrainingCertificate(
  { name, number, passedOn }: TrainingCertificate,
  { lang, supplier }: { readonly lang: Lang; readonly supplier: Supplier },
) {
  const says = trainingCertificate[lang];
  const brand = knownBrand();
  return {
    title: says.title,
    demo: supplier.demo ? printedTaxDocuments[lang].demo : null,
    supplier: { name: supplier.legalName, lines: [supplier.address] },
    name: { label: says.name, value: name },
    facts: [
      { label: says.passedOn, value: shownDate(passedOn, lang) },
      { label: says.number, value: number },
    ],
    text: says.text({ brand: brandName(brand, lang) }),
    parts: { title: says.parts, lines: TRAINING_PARTS.map((part) => says.partNames[part]) },
    check: says.check({ phone: brand.phone }),
  };
}
