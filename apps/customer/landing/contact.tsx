import { brand } from '#contract/brand-of-build.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { CallBackForm } from './call-back-form.tsx';
import type { FrontService } from './front-catalogue.ts';
import type { LandingWords } from './landing-words.ts';

export const phoneAddress = `tel:${brand.phone.replace(/[^\d+]/g, '')}`;
export const chatAddress = `https://wa.me/${brand.messagingNumber}`;

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
            <a href={phoneAddress}>
              <Icon name="phone" />
              <span className="num">{brand.phone}</span>
            </a>
            <a href={chatAddress} rel="noopener">
              <Icon name="chat" />
              {contact.chat}
            </a>
            <a href={`mailto:${brand.email}`}>
              <Icon name="mail" />
              {brand.email}
            </a>
          </address>
        </div>
        <CallBackForm words={words} services={services} />
      </div>
    </section>
  );
}
