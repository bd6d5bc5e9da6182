/** Icon and title of the organisation's pages, kept on the device under their specified names so that the next start shows them at once. */
const iconKey = 'Favicon_Filename';
const titleKey = 'Page_Title';

export type GeneralSettings = { readonly code: string | null; readonly favicon?: string | null; readonly pageTitle: string | null };

const keep = (key: string, value: string | null | undefined): void => (value ? localStorage.setItem(key, value) : localStorage.removeItem(key));

export const keptPageTitle = (): string | null => localStorage.getItem(titleKey);

const iconLink = (): HTMLLinkElement | null => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
let usual: { readonly href: string; readonly type: string } | undefined;

/** The file's address on the public image path: domain, organisation, file. */
export const imageAddress = (code: string, file: string): string => `/images/${encodeURIComponent(location.hostname)}/${encodeURIComponent(code)}/${encodeURIComponent(file)}`;

/** Shows the organisation's icon; without one, or when it cannot be loaded, ours. */
const showIcon = (address: string | null): void => {
  const link = iconLink();
  if (!link) return;
  usual ??= { href: link.href, type: link.type };
  const { href, type } = usual;
  const back = (): void => void Object.assign(link, { href, type });
  if (address === null) return back();
  const picture = new Image();
  picture.onload = () => void Object.assign(link, { href: address, type: '' });
  picture.onerror = back;
  picture.src = address;
};

/** Applies and keeps what the organisation says of its icon and title. */
export const keepGeneralSettings = ({ code, favicon, pageTitle }: GeneralSettings): void => {
  keep(iconKey, favicon);
  keep(titleKey, pageTitle);
  showIcon(code && favicon ? imageAddress(code, favicon) : null);
};
