/** The dashboard. */
export default function Main() {
  return null;
}
