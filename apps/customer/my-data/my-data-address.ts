import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'my-data';

/** `/main?my-data` opens the dialog: the privacy policy leads there. The address is then as without it. */
export function useMyDataAddress(onAsked: () => void): void {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const asked = search.has(PARAMETER);
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    const query = rest.toString();
    void navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
    onAsked();
  });
  useEffect(() => {
    if (asked) open();
  }, [asked]);
}
