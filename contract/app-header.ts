/** By which the Karigar's app says what it is, where anybody may ask: its sessions are its own. */
export const APP_HEADER = 'x-aangan-app';
