export { PauseScreen as default } from '../pause/pause-screen.tsx';
