import { useParams } from 'react-router';
import { TaxDocumentPage } from '../tax-documents/tax-document-page.tsx';

/** `/tax-documents/:id` */
export default function TaxDocument() {
  const { id = '' } = useParams();
  return <TaxDocumentPage key={id} id={id} />;
}
