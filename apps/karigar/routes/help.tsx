export { HelpScreen as default } from '../help/help-screen.tsx';
