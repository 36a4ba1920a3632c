import { useWords } from '#ui/words.tsx';
import './service-card.css';

/** Cards on their way: each niche drawn in dots, like a rangoli before its colours. */
export function WaitingCards() {
  const { dashboard } = useWords();
  return (
    <>
      <p className="visually-hidden" role="status">
        {dashboard.loading}
      </p>
      <div className="service-list" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <div key={card} className="service-card waiting">
            <div className="picture">
              <DottedNiche />
            </div>
            <div className="text">
              <i />
              <i />
              <i />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

function DottedNiche() {
  return (
    <svg viewBox="0 0 480 360" width="480" height="360" aria-hidden="true">
      <path d="M88 318V132A42 42 0 0 1 108 60 41 41 0 0 1 158 34C160 24 232 10 240 2 248 10 320 24 322 34A41 41 0 0 1 372 60 42 42 0 0 1 392 132V318Z" />
    </svg>
  );
}
