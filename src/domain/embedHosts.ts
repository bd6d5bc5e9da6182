import { isEmbeddable } from './safeUrl.ts';

/** Hosts whose pages may stand in a frame of ours: videos, documents and forms. The server's frame-src names the same. */
export const embedHosts: readonly string[] = ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com', 'docs.google.com', 'forms.office.com'];

/** The address when it may be embedded: https, a listed host on its usual port, no sign-in data; else null ('Invalid Embed Url'). */
export const embedUrl = (text: string): string | null => {
  const address = text.trim();
  if (!isEmbeddable(address)) return null;
  const url = new URL(address);
  return url.port === '' && embedHosts.includes(url.hostname) ? url.href : null;
};
