export { NewsScreen as default } from '../news/news-screen.tsx';
