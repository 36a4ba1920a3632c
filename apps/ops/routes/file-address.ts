/** Addresses of files: the kind, and the id or number of the one. */
export const FILE =
  /^\/(?:(bookings|customers|payments)\/([0-9a-f-]{36})|(karigars|societies)\/(\d{1,9}))$/;

export const isFile = (path: string): boolean => path === '/bookings' || FILE.test(path);
