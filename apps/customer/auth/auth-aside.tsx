import './auth-aside.css';
import hero from '#ui/art/hero.svg';
import { Icon } from '#ui/icons/icon.tsx';
import type { AuthWords } from './auth-words.ts';

/** The courtyard beside the form, on wide screens only, with what an account is good for. */
export function AuthAside({ words }: { words: AuthWords }) {
  return (
    <aside className="auth-aside">
      <ul>
        <li>
          <Icon name="shield" />
          {words.promiseVerified}
        </li>
        <li>
          <Icon name="rupee" />
          {words.promisePrice}
        </li>
        <li>
          <Icon name="language" />
          {words.promiseLanguages}
        </li>
      </ul>
      <img src={hero} alt="" width="640" height="660" />
    </aside>
  );
}
