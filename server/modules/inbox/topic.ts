/** The topic that everybody in operations waits for. */
export const INBOX_TOPIC = 'inbox';
