export { JoinScreen as default } from '../joining/join-screen.tsx';
