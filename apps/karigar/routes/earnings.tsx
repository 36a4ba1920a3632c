export { EarningsScreen as default } from '../earnings/earnings-screen.tsx';
