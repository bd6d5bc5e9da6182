import type { IncomingMessage } from 'node:http';

/** Whether the caller has this version already (RFC 9110 §13.1.2): any of several, weak ones too, as a proxy that compresses makes them. */
export const isUnchanged = ({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean => {
  const had = headers['if-none-match'];
  return had !== undefined && had.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
};

/** Whether the caller takes an encoding (RFC 9110 §12.5.3); with `;q=0` it refuses it. */
export const takesEncoding = ({ headers }: Pick<IncomingMessage, 'headers'>, encoding: 'br' | 'gzip'): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
      return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
