/** Headers that every answer carries (secure.md 16): what a page may load and who may frame it. */
import type { ServerResponse } from 'node:http';
import { embedHosts } from '../../domain/embedHosts.ts';
import type { Settings } from '../settings.ts';

/** Computed once. Uploads go straight to the storage when it is S3, so that host may be connected to; pictures of maps come from the host of their setting alone. */
export const secureHeaders = (settings: Pick<Settings, 'storageUrl' | 'mapTilesUrl'>): Readonly<Record<string, string>> => {
  const storage = storageOrigin(settings.storageUrl);
  const policy = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: ${[storage, settings.mapTilesUrl ? new URL(settings.mapTilesUrl).origin : ''].join(' ').trim()}`,
    'font-src': "'self'",
    'connect-src': `'self' ${storage}`,
    'worker-src': "'self' blob:",
    'frame-src': `'self' blob: ${embedHosts.map((host) => `https://${host}`).join(' ')}`,
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  return {
    'content-security-policy': Object.entries(policy).map(([name, value]) => `${name} ${value.trim()}`).join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
  };
};

const storageOrigin = (url: URL): string => {
  if (url.protocol !== 's3:') return '';
  const endpoint = url.searchParams.get('endpoint');
  return endpoint && URL.canParse(endpoint) ? new URL(endpoint).origin : 'https://*.amazonaws.com';
};

export const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>, secure: boolean): void => {
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
  if (secure) response.setHeader('strict-transport-security', 'max-age=31536000');
};
