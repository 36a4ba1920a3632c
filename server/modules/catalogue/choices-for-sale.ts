import { MOST_KEYS } from '#contract/catalogue/choices.ts';
import { MOST_VISIT_MINUTES, type ServiceContent } from '#contract/fields/catalogue-content.ts';
import type { CatalogueProblem } from '#contract/fields/catalogue-problem.ts';

type Choices = ServiceContent['choices'];
type Found = Pick<CatalogueProblem, 'code' | 'field'>;

/** Problems of what can be chosen beside a service; `ofOptions` are the keys that decide on tax or pay where an option has them. */
export const problemsOfChoices = (
  { options, choices, durationMinutes }: ServiceContent,
  ofOptions: ReadonlySet<string>,
): Found[] => {
  const longest = Math.max(
    ...(options.length > 0 ? options.map((option) => option.durationMinutes) : [durationMinutes]),
  );
  const most = choices.reduce(
    (sum, { kind, items }) => sum + (kind === 'one' ? 1 : items.length),
    0,
  );
  return [
    ...choices.flatMap((choice, index) => [
      ...repeatedKey(choices, index),
      ...firstThatCosts(choice, index),
      ...choice.items.flatMap(({ key }, nth) =>
        ofOptions.has(key)
          ? { code: 'item-like-option' as const, field: `choices.${index}.items.${nth}.key` }
          : [],
      ),
    ]),
    ...(most + (options.length > 0 ? 1 : 0) > MOST_KEYS
      ? [{ code: 'too-many-chosen' as const, field: 'choices' }]
      : []),
    ...(longest + mostMinutes(choices) > MOST_VISIT_MINUTES
      ? [{ code: 'visit-too-long' as const, field: 'choices' }]
      : []),
  ];
};

/** Whether something can be chosen beside a service by this key. */
export const hasItem = ({ choices }: Pick<ServiceContent, 'choices'>, wanted: string): boolean =>
  choices.some(({ items }) => items.some(({ key }) => key === wanted));

const repeatedKey = (choices: Choices, index: number): Found[] =>
  choices.findIndex(({ key }) => key === choices[index]?.key) < index
    ? [{ code: 'choice-twice', field: `choices.${index}.kind` }]
    : [];

/** The price is shown with the first of several sizes, which nobody has to choose. */
const firstThatCosts = ({ kind, items: [first] }: Choices[number], index: number): Found[] =>
  kind === 'one' && first && (first.pricePaise > 0 || first.minutes > 0)
    ? [{ code: 'first-costs', field: `choices.${index}.items.0.pricePaise` }]
    : [];

/** The minutes that are added where everything is chosen that makes a visit longest. */
const mostMinutes = (choices: Choices): number =>
  choices.reduce((sum, { kind, items }) => {
    const each = items.map(({ minutes }) => minutes);
    return sum + (kind === 'one' ? Math.max(...each) : each.reduce((all, one) => all + one, 0));
  }, 0);
