export { PayeeScreen as default } from '../payee/payee-screen.tsx';
