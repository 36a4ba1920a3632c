import { KARIGAR_APP } from '#contract/app-paths.ts';
import { isKarigarNews, KARIGAR_NEWS } from '#contract/karigar-news.ts';
import type { TemplateLetter } from '#server/outside/messages/letter.ts';
import { bookingWords } from './booking-words.ts';
import { newsBySms } from './news-by-sms.ts';
import { visitBySms } from './visit-by-sms.ts';
import type { Unworded } from './words-of.ts';

/** Which registered sentence says it, and what fills its gaps. */
export function smsOf(
  { id, to, template, language, params }: Unworded,
  origin: string,
): TemplateLetter | undefined {
  const letter = (registered: string, ...fill: string[]): TemplateLetter => ({
    channel: 'sms',
    id,
    to,
    language,
    template: registered,
    fill,
  });
  const codeLetter = (registered: string): TemplateLetter => {
    const code = String(params.code);
    return letter(registered, code, new URL(origin).hostname, code);
  };
  if (isKarigarNews(template)) {
    const fill = newsBySms(template, params, language);
    const about = KARIGAR_NEWS[template];
    const page = about === 'offers' || about === 'earnings' || about === 'payee' ? `/${about}` : '';
    return (
      fill &&
      letter(`karigar_${template.replaceAll('-', '_')}`, ...fill, `${origin}${KARIGAR_APP}${page}`)
    );
  }
  switch (template) {
    case 'sign-in-code':
      return codeLetter('login_otp');
    case 'contact-code':
    case 'join-code':
      return codeLetter('verify_otp');
    case 'confirm-code':
      return codeLetter('confirm_otp');
    case 'payee-code':
      return codeLetter('payee_otp');
    case 'reset-code':
      return codeLetter('reset_otp');
    case 'password-changed':
      return letter('password_changed', `${origin}/forgot-password`);
    case 'account-paused':
    case 'account-closed':
    case 'account-reopened':
      return letter(template.replace('-', '_'), `${origin}/`);
    case 'start-code':
      return letter('start_code', String(params.code), String(params.reference));
    case 'booking-confirmed':
    case 'booking-reseated': {
      const { reference, shortTime } = bookingWords(params, language);
      return letter('booking_confirmed', reference, shortTime, `${origin}/booking-history`);
    }
    default: {
      const said = visitBySms(template, params, language, origin);
      return said && letter(...said);
    }
  }
}
