export { ResetPage as default } from '../auth/reset-page.tsx';
