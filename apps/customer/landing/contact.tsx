import { knownBrand } from '#contract/known-brand.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { CallBackForm } from './call-back-form.tsx';
import type { FrontService } from './front-catalogue.ts';
import type { LandingWords } from './landing-words.ts';

export const phoneAddress = (): string => `tel:${knownBrand().dialled}`;
export const chatAddress = (): string => `https://wa.me/${knownBrand().messagingNumber}`;

type ContactProps = { words: LandingWords; services: readonly FrontService[] };

export function Contact({ words, services }: ContactProps) {
  const { contact } = words;
  return (
    <section className="call" id="contact" aria-labelledby="contact-title">
      <div className="wrap">
        <div>
          <h2 id="contact-title">{contact.title}</h2>
          <p>{contact.text}</p>
          <address>
            <a href={phoneAddress()}>
              <Icon name="phone" />
              <span className="num">{knownBrand().phone}</span>
            </a>
            <a href={chatAddress()} rel="noopener">
              <Icon name="chat" />
              {contact.chat}
            </a>
            <a href={`mailto:${knownBrand().email}`}>
              <Icon name="mail" />
              {knownBrand().email}
            </a>
          </address>
        </div>
        <CallBackForm words={words} services={services} />
      </div>
    </section>
  );
}
