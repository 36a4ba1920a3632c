export { SignIn as default } from '../sign-in/sign-in.tsx';
