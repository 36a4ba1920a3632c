/** The copyright line was written when the site was built, perhaps last year (LEGAL-01). */
export function showCurrentYear(now = new Date()): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-year]')) {
    const built = line.dataset.year ?? '';
    line.textContent = (line.textContent ?? '').replace(built, String(now.getFullYear()));
  }
}
