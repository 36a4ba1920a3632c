import { useWords } from '#ui/words.tsx';

/** Both in new tabs, so that what is being done here is not lost. */
export function PolicyLinks() {
  const { auth, myData } = useWords();
  const links = [
    ['/terms-of-service', myData.terms],
    ['/privacy-policy', myData.privacy],
  ] as const;
  return (
    <ul className="policy-links">
      {links.map(([href, text]) => (
        <li key={href}>
          <a className="link" href={href} target="_blank" rel="noopener">
            {text}
            <span className="visually-hidden"> {auth.opensInNewTab}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
