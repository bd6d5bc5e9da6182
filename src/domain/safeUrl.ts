/** Schemes that a link in the product may have. */
const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/**
 * The address when it is safe to link to, else null: http, https, mailto or tel without sign-in data, or a path of this site.
 * Control characters and spaces inside are refused, since browsers drop them and `java\nscript:` would run.
 */
export const safeUrl = (text: string): string | null => {
  const address = text.trim();
  if (address === '' || address.length > 2048 || /[\p{Cc}\p{Zs}\\<>"]/u.test(address)) return null;
  if (/^\/(?!\/)/.test(address)) return address;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return SCHEMES.has(url.protocol) && url.username === '' && url.password === '' ? address : null;
};

/** Whether the address can be shown in an embedded frame: https with a host name. */
export const isEmbeddable = (text: string): boolean => safeUrl(text) !== null && URL.canParse(text.trim()) && new URL(text.trim()).protocol === 'https:';
