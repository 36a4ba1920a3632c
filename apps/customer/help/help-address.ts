import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'help';

/**
 * Whether help is open, and at which topic, stands in the address (`/main?help=cancellation`): a link leads there, a
 * reload keeps it, and back goes from the topic to the list and from there to where one was.
 */
export function useHelpAddress() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const topic = search.get(PARAMETER);
  const depth = (location.state as { helpDepth?: number } | null)?.helpDepth ?? 0;

  const addressOf = (value: string | null): string => {
    const query = new URLSearchParams(search);
    if (value === null) query.delete(PARAMETER);
    else query.set(PARAMETER, value);
    const text = query.toString();
    return location.pathname + (text ? `?${text}` : '');
  };
  const go = (value: string, newDepth: number) =>
    void navigate(addressOf(value), {
      replace: newDepth === depth,
      state: { helpDepth: newDepth },
      preventScrollReset: true,
    });
  return {
    /** `''` is the list without a topic, `null` is closed. */
    topic,
    open: (id = '') => go(id, 1),
    choose: (id: string) => go(id, topic ? depth : depth + 1),
    list: () => (depth > 1 ? void navigate(-1) : go('', depth)),
    /** A deep link has nothing to go back to. */
    close: () => {
      if (depth > 0) void navigate(-depth);
      else void navigate(addressOf(null), { replace: true, preventScrollReset: true });
    },
  };
}
