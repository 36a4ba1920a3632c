export { WorkTimeScreen as default } from '../work/work-time-screen.tsx';
