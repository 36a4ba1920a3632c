import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './app-header.css';

/** Above the screens of a visitor. The landing page is not part of the app: the way back is a real link. */
export function VisitorHeader() {
  return (
    <header className="top plain">
      <div className="wrap">
        <a href="/" className="brand">
          <Brand />
        </a>
        <span className="space" />
        <LanguageSwitch />
      </div>
    </header>
  );
}
