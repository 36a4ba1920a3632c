export { karigar } from './karigar.ts';
export { refusals } from './refusals.ts';
