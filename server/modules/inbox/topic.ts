/** What everybody of operations waits for. */
export const INBOX_TOPIC = 'inbox';
