export { catalogue } from './catalogue.ts';
export { gatePass } from './gate-pass.ts';
export { karigar } from './karigar.ts';
export { offers } from './karigar-offers.ts';
export { visit } from './karigar-visit.ts';
export { work } from './karigar-work.ts';
export { refusals } from './refusals.ts';
export { talk } from './talk.ts';
