import { brand } from '#contract/brand-of-build.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { CallBackForm } from './call-back-form.tsx';
import type { LandingWords } from './landing-words.ts';

export const phoneAddress = `tel:${brand.phone.replace(/[^\d+]/g, '')}`;
export const chatAddress = `https://wa.me/${brand.messagingNumber}`;

export function Contact({ words }: { words: LandingWords }) {
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
        <CallBackForm words={words} />
      </div>
    </section>
  );
}
