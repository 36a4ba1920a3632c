import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Words of the console for what a Karigar can do. */
export const opsSkills = {
  title: 'Skills',
  text: 'They are asked for these services, and for no others. They hear of a change.',
  services: 'Can do',
  look: 'Show what changes',
  save: 'Change the skills',
  done: 'The skills are changed.',
  nothing: 'Nothing changes.',
  added: (filled: { names: string }) => `New: ${filled.names}. From now on they are asked for it.`,
  removed: (filled: { names: string }) =>
    `Gone: ${filled.names}. They are not asked for it any more.`,
  free: 'No visit loses its Karigar.',
  needed: (filled: { count: number }) =>
    plural(filled.count, {
      one: `${filled.count} visit would lose its Karigar. Give it to another Karigar first.`,
      other: `${filled.count} visits would lose their Karigar. Give them to another Karigar first.`,
    }),
};
