/** The arch of the courtyard door with its lamp. Decoration: the name stands beside it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 640 640" aria-hidden="true">
      <path
        fill="var(--mark, #a43a22)"
        d="M58 604V338A79 79 0 0 1 91 200 72 72 0 0 1 174 103 54 54 0 0 1 261 61C262 48 311 47 320 34 329 47 378 48 379 61A54 54 0 0 1 466 103 72 72 0 0 1 549 200 79 79 0 0 1 582 338V604Z"
      />
      <path
        fill="#fbf7ef"
        d="M150 604V386A49 49 0 0 1 173 301 48 48 0 0 1 232 240C233 227 311 209 320 196 329 209 407 227 408 240A48 48 0 0 1 467 301 49 49 0 0 1 490 386V604Z"
      />
      <circle cx="320" cy="476" r="70" fill="#fda51d" />
    </svg>
  );
}
