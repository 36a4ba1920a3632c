/** Acts only while somebody looks: calls to a hidden page are done together, once, when it is shown again. */
export function whenSeen(act: () => void): {
  readonly call: () => void;
  readonly stop: () => void;
} {
  let due = false;
  const look = () => {
    if (!due || document.hidden) return;
    due = false;
    act();
  };
  document.addEventListener('visibilitychange', look);
  return {
    call: () => {
      due = true;
      look();
    },
    stop: () => document.removeEventListener('visibilitychange', look),
  };
}
