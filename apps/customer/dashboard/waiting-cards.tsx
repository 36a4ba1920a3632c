import { useWords } from '#ui/words.tsx';
import '#ui/service-card.css';
import './service-list.css';

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
      <path d="M90 302V160A32.7 32.7 0 0 1 108.8 104.7 34.4 34.4 0 0 1 156.1 65.5 29.6 29.6 0 0 1 206.3 48.9C207.3 35.9 231 39 240 26 249 39 272.7 35.9 273.7 48.9A29.6 29.6 0 0 1 323.9 65.5 34.4 34.4 0 0 1 371.2 104.7 32.7 32.7 0 0 1 390 160V302Z" />
    </svg>
  );
}
