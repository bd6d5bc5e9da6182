/** Tenure as Microsoft knows it: an application that the operator registered once for the installation. */
import type { Settings } from '../settings.ts';

export type Application = { readonly clientId: string; readonly clientSecret: string; readonly authorise: URL; readonly token: URL; readonly graph: URL; readonly hosts: Pick<Settings, 'outboundHosts'> };
type Given = Pick<Settings, 'microsoftClientId' | 'microsoftClientSecret' | 'microsoftTenant' | 'microsoftLoginUrl' | 'microsoftGraphUrl' | 'outboundHosts'>;

/** What Tenure asks for: who it is, writing mails, and events of the own calendar; and to do so while nobody is signed in. */
export const SCOPES = 'openid offline_access User.Read Mail.Send Calendars.ReadWrite';

/** Below an address, whatever path that has. */
const below = (address: URL, path: string): URL => new URL(`${address.pathname.replace(/\/+$/, '')}/${path}`, address);

/** Null while the operator has registered none. */
export const applicationOf = ({ microsoftClientId, microsoftClientSecret, microsoftTenant, microsoftLoginUrl, microsoftGraphUrl, outboundHosts }: Given): Application | null => {
  if (microsoftClientId === undefined || microsoftClientSecret === undefined) return null;
  const [login, graph] = [microsoftLoginUrl ?? new URL('https://login.microsoftonline.com'), microsoftGraphUrl ?? new URL('https://graph.microsoft.com')];
  const tenant = encodeURIComponent(microsoftTenant);
  // Who sets an address of a service of their own means it, also inside their network.
  const own = [microsoftLoginUrl, microsoftGraphUrl].flatMap((address) => (address ? [address.host] : []));
  return { clientId: microsoftClientId, clientSecret: microsoftClientSecret, authorise: below(login, `${tenant}/oauth2/v2.0/authorize`), token: below(login, `${tenant}/oauth2/v2.0/token`), graph: below(graph, 'v1.0/'), hosts: { outboundHosts: [...outboundHosts, ...own] } };
};
