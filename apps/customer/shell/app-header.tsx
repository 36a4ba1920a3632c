import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import './app-header.css';

/** Product title, language, and at the right what a signed-in person can open from everywhere (DASH-01). */
export function AppHeader({ tools }: { tools: ReactNode }) {
  return (
    <header className="top">
      <div className="wrap">
        <Link to="/main" className="brand">
          <Brand />
        </Link>
        <span className="space" />
        <LanguageSwitch />
        {tools}
      </div>
    </header>
  );
}
