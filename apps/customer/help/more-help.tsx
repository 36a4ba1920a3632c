import { knownBrand } from '#contract/known-brand.ts';
import { Icon } from '#ui/icons/icon.tsx';
import type { HelpWords } from './help-words.ts';

/** People to ask, by mail, telephone or message. */
export function MoreHelp({ words }: { words: HelpWords }) {
  return (
    <section className="more-help" aria-label={words.needMore}>
      <h3>{words.needMore}</h3>
      <address>
        <a href={`mailto:${knownBrand().email}`}>
          <Icon name="mail" />
          <span>
            <span className="visually-hidden">{words.email}: </span>
            {knownBrand().email}
          </span>
        </a>
        <a href={`tel:${knownBrand().dialled}`}>
          <Icon name="phone" />
          <span className="num">
            <span className="visually-hidden">{words.phone}: </span>
            {knownBrand().phone}
          </span>
        </a>
        <a href={`https://wa.me/${knownBrand().messagingNumber}`} rel="noopener">
          <Icon name="chat" />
          {words.chat}
        </a>
      </address>
    </section>
  );
}
