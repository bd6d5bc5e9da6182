/** Turns the text of an environment variable into a value, or says what is wrong with it. Unset is `undefined`. */
import { statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { isMailAddress } from './mail/address.ts';

/** What is wrong with a setting, as the end of a sentence that begins with its name. */
export class WrongValue extends Error {}

const check = <T>(schema: z.ZodType<T>, text: string, wrong: string): T => {
  const result = schema.safeParse(text);
  if (!result.success) throw new WrongValue(`${wrong}, not "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`);
  return result.data;
};

export const optionalText = (text: string | undefined): string | undefined => text;

export const text = (usual: string) => (given: string | undefined): string => given ?? usual;

/** A whole number within limits, both included. */
export const whole = (usual: number, min: number, max: number) => {
  const schema = z.string().regex(/^\d{1,9}$/).transform(Number).pipe(z.number().min(min).max(max));
  return (given: string | undefined): number => (given === undefined ? usual : check(schema, given, `must be a whole number from ${min} to ${max}`));
};

export const yesNo = <T extends boolean | undefined>(usual: T) => {
  const schema = z.string().toLowerCase().pipe(z.enum(['1', '0', 'true', 'false', 'yes', 'no', 'on', 'off']));
  return (given: string | undefined): boolean | T =>
    given === undefined ? usual : ['1', 'true', 'yes', 'on'].includes(check(schema, given, 'must be 1 or 0'));
};

export const oneOf = <T extends string>(words: readonly T[], usual: T) => {
  const schema = z.enum(words as [T, ...T[]]);
  return (given: string | undefined): T => (given === undefined ? usual : check(schema as z.ZodType<T>, given, `must be one of ${words.join(', ')}`));
};

/** An address with one of the schemes (`http:`). Its text is not repeated in the fault: it may hold a password. */
export const url = (schemes: readonly string[]) => (given: string | undefined): URL | undefined => {
  if (given === undefined) return undefined;
  const parsed = URL.canParse(given) ? new URL(given) : undefined;
  if (!parsed || !schemes.includes(parsed.protocol) || given.slice(parsed.protocol.length, parsed.protocol.length + 2) !== '//') throw new WrongValue(`must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`);
  return parsed;
};

/** A mail server, with its host. Its text is not repeated either. */
export const mailServer = (given: string | undefined): URL | undefined => {
  const parsed = url(['smtp:', 'smtps:'])(given);
  if (parsed?.hostname === '') throw new WrongValue('must name the host of the mail server');
  return parsed;
};

/** A database, by its name in the path. Its text is not repeated either. */
export const database = (given: string | undefined): URL | undefined => {
  const parsed = url(['postgres:', 'postgresql:'])(given);
  if (parsed && !isDecodable(parsed.pathname)) throw new WrongValue('must spell the name of the database with whole signs: % and two digits stand for one');
  return parsed;
};

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false; // that is the question
  }
};

/** A folder by its whole path, or a bucket with its region and, of other makers, its endpoint. */
export const storage = (given: string | undefined): URL | undefined => {
  const parsed = url(['file:', 's3:'])(given);
  if (parsed?.protocol === 'file:' && (parsed.host !== '' || parsed.pathname === '/')) throw new WrongValue('must name a folder by its whole path, with three strokes: file:///srv/files');
  if (parsed?.protocol !== 's3:') return parsed;
  if (parsed.hostname === '') throw new WrongValue('must name a bucket: s3://bucket');
  const unknown = [...parsed.searchParams.keys()].find((name) => !['region', 'endpoint'].includes(name));
  if (unknown !== undefined) throw new WrongValue(`takes region and endpoint behind the question mark, not "${unknown.slice(0, 60)}"`);
  const endpoint = parsed.searchParams.get('endpoint');
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol))) throw new WrongValue('must have an endpoint that begins with https:// or http://');
  return parsed;
};

/** An address of pictures of maps with `{z}`, `{x}` and `{y}`, on one host. */
export const tilesUrl = (given: string | undefined): string | undefined => {
  if (given === undefined) return undefined;
  const host = URL.canParse(given) ? new URL(given) : undefined;
  if (!host || !['https:', 'http:'].includes(host.protocol) || /[{}]/.test(host.host) || ['{z}', '{x}', '{y}'].some((part) => !given.includes(part))) throw new WrongValue('must be an address with {z}, {x} and {y} that begins with https:// or http://');
  return given;
};

/** The address of a server by itself: Tenure's own paths follow it. */
export const origin = (given: string | undefined): URL | undefined => {
  const parsed = url(['http:', 'https:'])(given);
  if (parsed && `${parsed.origin}/` !== parsed.href) throw new WrongValue('must be an address without a path, a user or a question: Tenure is at /v3 of it');
  return parsed;
};

/** A name or address to listen on. */
export const host = (usual: string) => (given: string | undefined): string => {
  if (given !== undefined && isIP(given) === 0 && !(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(given) && URL.canParse(`http://${given}`))) throw new WrongValue(`must be the name or address of this machine, not "${given.slice(0, 60)}"`);
  return given ?? usual;
};

/** A sender: one address, or a name with one in angle brackets. */
export const sender = (usual: string) => (given: string | undefined): string => {
  if (given === undefined) return usual;
  const [, name, inside] = /^([^<>]*)<([^<>]+)>$/.exec(given) ?? [];
  if (/\p{Cc}/u.test(given) || !isMailAddress((inside ?? given).trim()) || name?.includes('@')) throw new WrongValue(`must be an e-mail address, or a name and one as Name <name@example.com>, not "${given.slice(0, 60)}"`);
  return given;
};

/** A file that is there. */
export const file = (given: string | undefined): string | undefined => {
  if (given !== undefined && !statSync(given, { throwIfNoEntry: false })?.isFile()) throw new WrongValue(`must be a file that is there, not "${given.slice(0, 60)}"`);
  return given;
};

/** 32 random bytes as base64. */
export const key = (given: string | undefined): Buffer | undefined => {
  if (given === undefined) return undefined;
  const bytes = Buffer.from(given, 'base64');
  if (bytes.length !== 32) throw new WrongValue('must be 32 random bytes as base64');
  return bytes;
};

/** One plain e-mail address. */
export const mailAddress = (given: string | undefined): string | undefined => {
  if (given !== undefined && !isMailAddress(given)) throw new WrongValue(`must be one e-mail address, not "${given.slice(0, 60)}"`);
  return given;
};

/** Comma-separated `domain=name`. */
export const namesByDomain = (given: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (given ?? '').split(',').map((part) => part.trim()).filter(Boolean).map((part) => {
      const [, domain = '', name = ''] = /^([^=]*)=(.*)$/.exec(part) ?? [];
      if (!/^[a-z0-9.-]+$/i.test(domain.trim()) || name.trim() === '') throw new WrongValue(`must be domain=name, not "${part.slice(0, 60)}"`);
      return [domain.trim().toLowerCase(), name.trim()] as const;
    }),
  );

/** Comma-separated addresses and subnets. */
export const addresses = (given: string | undefined): BlockList => {
  const list = new BlockList();
  for (const part of (given ?? '').split(',').map((word) => word.trim()).filter(Boolean)) {
    const [, address = '', bits] = /^([^/]*)(?:\/(.*))?$/.exec(part) ?? [];
    const version = isIP(address);
    const size = bits === undefined ? undefined : /^\d+$/.test(bits) ? Number(bits) : Number.NaN;
    if (version === 0 || (size !== undefined && !(Number.isInteger(size) && size >= 0 && size <= (version === 4 ? 32 : 128)))) {
      throw new WrongValue(`must be IP addresses or subnets, not "${part}"`);
    }
    const family = version === 4 ? 'ipv4' : 'ipv6';
    if (size === undefined) list.addAddress(address, family);
    else list.addSubnet(address, size, family);
  }
  return list;
};

/** Comma-separated hosts, each with or without a port. */
export const hosts = (given: string | undefined): readonly string[] => {
  const list = (given ?? '').split(',').map((word) => word.trim().toLowerCase()).filter(Boolean);
  const wrong = list.find((host) => !/^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?$/.test(host));
  if (wrong !== undefined) throw new WrongValue(`must be hosts like login.example.com, not "${wrong.slice(0, 60)}"`);
  return list;
};
