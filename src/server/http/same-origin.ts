/** The parts of a request that tell where it was made; header names in lower case. */
export type RequestOrigin = { readonly method: string; readonly header: (name: string) => string | undefined };

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may change state: it was made by a page of this very host, or by no browser at all. Browsers
 * say where a request comes from (`Sec-Fetch-Site`, else `Origin`); programs say nothing and carry no one's cookies.
 * A page of a neighbouring host ('same-site') is not ours.
 */
export const isSameOrigin = ({ method, header }: RequestOrigin): boolean => {
  if (READING.has(method)) return true;
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = header('origin');
  if (origin === undefined) return true;
  const host = header('host');
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
};

/** Whether the body says that it is JSON; a form of another site can only send the other kinds. */
export const isJsonBody = (contentType: string | undefined): boolean =>
  contentType !== undefined && /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType.trim());
