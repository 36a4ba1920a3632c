/** Header by which the Karigar's app names itself on routes that anybody may call, because its sessions are its own. */
export const APP_HEADER = 'x-aangan-app';
