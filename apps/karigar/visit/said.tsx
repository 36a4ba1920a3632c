/** What the house says no to, where he pressed. */
export function Said({ error }: { error: string | undefined }) {
  return (
    <p className="k-said" role="alert">
      {error}
    </p>
  );
}
