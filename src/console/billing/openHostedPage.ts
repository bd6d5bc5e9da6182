import type { NavigateFunction } from 'react-router-dom';

/** Goes to a page of purchase: within the console when it is ours, else to the provider's site, which leads back. */
export const openHostedPage = (url: string, navigate: NavigateFunction): void => {
  const target = new URL(url, window.location.origin);
  if (target.origin === window.location.origin) void navigate(`${target.pathname.replace(/^\/v3/, '')}${target.search}`);
  else window.location.assign(target.href);
};
