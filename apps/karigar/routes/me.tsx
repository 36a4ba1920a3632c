export { MeScreen as default } from '../me/me-screen.tsx';
