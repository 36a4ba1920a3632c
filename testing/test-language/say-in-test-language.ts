import { setLanguage } from '#contract/applicant/set-language.ts';
import { developmentBrand } from '#contract/brand.ts';
import { LANGS } from '#kernel/languages.ts';
import { readRendered } from '#server/effects/rendering/read-rendered.ts';
import { rupeesInWords } from '#server/flows/steps/tax-document/rupees-in-words.ts';

/** Says some things in the last language of the list, as JSON, for whoever has added one and wants to see them. */
const language = LANGS.at(-1) ?? 'en';
const sender = { brand: developmentBrand, origin: 'https://www.aangan.example' };
const params = {
  ...{ reference: 'AAN-1', serviceSlug: 'plumbing', serviceName: 'Plumbing', bookingId: 'b7' },
  ...{ startsAt: 1_795_600_000_000, name: '7', code: '482913', amountPaise: 80_000 },
};
const said = (channel: 'sms' | 'email', template: string) =>
  readRendered({ id: 'm', channel, to: '+919820000001', template, language, params }, sender);

process.stdout.write(
  JSON.stringify({
    language,
    isAccepted: setLanguage.input.safeParse({ language }).success,
    sms: said('sms', 'sign-in-code')?.text,
    mail: said('email', 'sign-in-code')?.text,
    rupees: rupeesInWords(80_000, language),
  }),
);
