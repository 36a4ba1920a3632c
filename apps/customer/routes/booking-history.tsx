/** The booking history. */
export default function BookingHistory() {
  return null;
}
