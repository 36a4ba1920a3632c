import { useParams } from 'react-router';
import { PaperPage } from '../papers/paper-page.tsx';

/** `/papers/:id` */
export default function Paper() {
  const { id = '' } = useParams();
  return <PaperPage key={id} id={id} />;
}
