import type { Context } from '../../http/route.ts';

type Asked = Pick<Context, 'request' | 'settings' | 'secure'>;

/** The origin that the person's browser is at: an organisation's own host below the public address, else the public address. */
export const originOf = ({ request, settings: { publicUrl }, secure }: Asked): string => {
  const host = request.headers.host?.toLowerCase() ?? '';
  const isOurs = host === publicUrl.host || host.endsWith(`.${publicUrl.host}`);
  return isOurs ? `${secure ? 'https' : publicUrl.protocol.slice(0, -1)}://${host}` : publicUrl.origin;
};

/** Where the identity provider sends people back to; it must be registered there. */
export const redirectUriOf = (context: Asked): string => `${originOf(context)}/auth/openid/callback`;
