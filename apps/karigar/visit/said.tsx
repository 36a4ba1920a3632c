/** The server's refusal, shown where it was pressed. */
export function Said({ error }: { error: string | undefined }) {
  return (
    <p className="k-said" role="alert">
      {error}
    </p>
  );
}
