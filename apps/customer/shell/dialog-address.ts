import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

type DialogAddress = 'my-data' | 'credit' | 'security' | 'profile';

/**
 * `/main?my-data` opens that dialog: pages and messages lead there. The address is without it before the dialog opens,
 * because one that opens sooner would take the change of address for a way to another screen, and close.
 */
export function useDialogAddress(parameter: DialogAddress, onAsked: () => void): void {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const asked = search.has(parameter);
  const wanted = useRef(false);
  const forget = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    const query = rest.toString();
    void navigate(query ? `${pathname}?${query}` : pathname, { replace: true });
  });
  const open = useEffectEvent(onAsked);
  useEffect(() => {
    if (!asked && wanted.current) open();
    wanted.current = asked;
    if (asked) forget();
  }, [asked]);
}
