import { Link } from 'react-router';
import { knownBrand } from '#contract/known-brand.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { CopyCode } from './copy-code.tsx';

type DetailHelpProps = {
  bookingId: string;
  service: string;
  reference: string;
  /** Its code is hardly asked for any more, and not copied. */
  over: boolean;
};

/** Ways to a person who can help; whatever is written begins with the code. */
export function DetailHelp({ bookingId, over, ...about }: DetailHelpProps) {
  const { history, requests } = useWords();
  const words = history.detail;
  const message = encodeURIComponent(words.message(about));
  return (
    <section className="detail-card" aria-labelledby="detail-help">
      <h2 id="detail-help">{words.help}</h2>
      <p>
        {words.helpText} {over && <b translate="no">{about.reference}</b>}
      </p>
      {!over && <CopyCode code={about.reference} />}
      <p className="ways">
        <Link
          className="btn soft"
          to={`/requests?booking=${bookingId}&reference=${about.reference}`}
        >
          <Icon name="shield" />
          {requests.complain}
        </Link>
        <a className="btn soft" href={`tel:${knownBrand().dialled}`}>
          <Icon name="phone" />
          {words.call}
        </a>
        <a
          className="btn soft"
          href={`https://wa.me/${knownBrand().messagingNumber}?text=${message}`}
          rel="noopener"
        >
          <Icon name="chat" />
          {words.chat}
        </a>
        <a
          className="btn soft"
          href={`mailto:${knownBrand().email}?subject=${encodeURIComponent(about.reference)}&body=${message}`}
        >
          <Icon name="mail" />
          {words.write}
        </a>
      </p>
    </section>
  );
}
