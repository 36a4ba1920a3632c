export { SignUpPage as default } from '../auth/sign-up-page.tsx';
