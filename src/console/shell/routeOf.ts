const base = /^\/v3(?=\/|$)/;

/** An address of this page as the routes know it: without the base path and the last slash. */
export const routeOf = (pathname: string): string => pathname.replace(base, '').replace(/(.)\/$/, '$1') || '/';
