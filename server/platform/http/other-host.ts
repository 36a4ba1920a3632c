const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/;

/** Whether what goes to this host leaves the machine. */
export const isElsewhere = (url: URL): boolean => {
  const host = url.searchParams.get('host') ?? url.hostname;
  return !HERE.test(host) && !host.startsWith('/');
};
