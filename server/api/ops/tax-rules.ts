import { knownServices } from '#contract/catalogue/known.ts';
import { listTaxRules } from '#contract/ops/list-tax-rules.ts';
import { accept } from '#kernel/outcome.ts';
import { incomeTaxRules } from '#server/modules/tax/income-tax.ts';
import { CONFIRM_NOTICE, TAX_QUESTIONS, taxRules } from '#server/modules/tax/tax-rules.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The rules by which our tax documents are taxed, for the people who answer for them. */
export const answerListTaxRules: Answer = answer(listTaxRules, async (_, { world }) =>
  accept({
    notice: CONFIRM_NOTICE,
    supplier: { ...world.supplier },
    rules: taxRules.map(({ option, parts, ...rule }) => ({
      ...rule,
      services: knownServices().flatMap(({ id, taxClass }) =>
        taxClass === rule.taxClass ? [id] : [],
      ),
      option: option ?? null,
      parts: parts.map(({ rate, ...part }) => ({ ...part, percent: rate / 100 })),
    })),
    incomeTax: incomeTaxRules.map(({ rate, ...rule }) => ({ ...rule, percent: rate / 100 })),
    questions: TAX_QUESTIONS.map((question) => ({ ...question })),
  }),
);
