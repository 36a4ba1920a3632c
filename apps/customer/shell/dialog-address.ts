import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** `/main?my-data` opens that dialog: pages and messages lead there. The address is then as without it. */
export function useDialogAddress(parameter: 'my-data' | 'credit', onAsked: () => void): void {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const asked = search.has(parameter);
  const open = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    const query = rest.toString();
    void navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
    onAsked();
  });
  useEffect(() => {
    if (asked) open();
  }, [asked]);
}
