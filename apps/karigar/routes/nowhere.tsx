import { Button } from '#ui/button.tsx';
import { useWords } from '../shell/words.tsx';

export function Nowhere({ onToday }: { onToday: () => void }) {
  const { karigar } = useWords();
  return (
    <div className="k-trouble">
      <h1>{karigar.gone}</h1>
      <Button onClick={onToday}>{karigar.toToday}</Button>
    </div>
  );
}
