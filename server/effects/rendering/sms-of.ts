import { KARIGAR_APP } from '#contract/app-paths.ts';
import { isKarigarNews, KARIGAR_NEWS } from '#contract/karigar-news.ts';
import type { RenderedTemplate } from '#server/adapters/messages/rendered-message.ts';
import { bookingWords } from './booking-words.ts';
import { fitted } from './fitted.ts';
import { kindOf } from './kind-of.ts';
import { newsBySms } from './news-by-sms.ts';
import { visitBySms } from './visit-by-sms.ts';
import { consoleAt, type Sender, type Unworded, wordsOf } from './words-of.ts';

const HAS_PAGE: ReadonlySet<string> = new Set(['offers', 'earnings', 'payee', 'help']);

/** The registered sentence that says it, and what fills its gaps. */
export function smsOf(
  { id, to, template, language, params }: Unworded,
  sender: Omit<Sender, 'brand'>,
): RenderedTemplate | undefined {
  const { origin } = sender;
  const rendered = (registered: string, ...fill: string[]): RenderedTemplate => ({
    channel: 'sms',
    id,
    to,
    language,
    template: registered,
    fill,
  });
  const renderedCode = (registered: string): RenderedTemplate => {
    const code = String(params.code);
    return rendered(registered, code, new URL(origin).hostname, code);
  };
  if (isKarigarNews(template)) {
    const fill = newsBySms(template, params, language);
    const about = KARIGAR_NEWS[template];
    const page = HAS_PAGE.has(about) ? `/${about}` : '';
    return (
      fill &&
      rendered(
        `karigar_${template.replaceAll('-', '_')}`,
        ...fill,
        `${origin}${KARIGAR_APP}${page}`,
      )
    );
  }
  switch (template) {
    case 'sign-in-code':
      return renderedCode('login_otp');
    case 'contact-code':
    case 'join-code':
      return renderedCode('verify_otp');
    case 'confirm-code':
      return renderedCode('confirm_otp');
    case 'payee-code':
      return renderedCode('payee_otp');
    case 'reset-code':
      return renderedCode('reset_otp');
    case 'password-changed':
      return rendered('password_changed', `${origin}/forgot-password`);
    case 'passkey-added':
      return rendered('passkey_added', `${origin}/forgot-password`);
    case 'account-paused':
    case 'account-closed':
    case 'account-reopened':
      return rendered(template.replace('-', '_'), `${origin}/`);
    case 'staff-called': {
      const { kinds } = wordsOf[language].messages.staffCalled;
      return rendered('staff_called', fitted(kinds[kindOf(params)]), consoleAt(sender));
    }
    case 'start-code':
      return rendered('start_code', String(params.code), String(params.reference));
    case 'booking-confirmed':
    case 'booking-reseated': {
      const { reference, shortTime } = bookingWords(params, language);
      return rendered('booking_confirmed', reference, shortTime, `${origin}/booking-history`);
    }
    case 'case-opened':
    case 'case-answered':
    case 'case-closed': {
      const { ticket, by } = bookingWords(params, language);
      const fill = template === 'case-opened' ? [ticket, fitted(by)] : [ticket];
      return rendered(template.replace('-', '_'), ...fill, `${origin}/requests`);
    }
    default: {
      const said = visitBySms(template, params, language, origin);
      return said && rendered(...said);
    }
  }
}
