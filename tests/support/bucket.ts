/** A stand-in for an object store: it takes only requests whose signature (AWS Signature Version 4) it finds right by a calculation of its own. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Stored = { readonly bytes: Buffer; readonly type: string | undefined };
export type Bucket = {
  readonly endpoint: string;
  readonly objects: Map<string, Stored>;
  /** Why requests were turned away, in order. */
  readonly refusals: string[];
  /** The next answers are this status instead. */
  fail(status: number, times: number): void;
  stop(): Promise<void>;
};

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encoded = (text: string): string => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

type Keys = { readonly accessKeyId: string; readonly secretAccessKey: string; readonly region: string };

/** What is wrong with the signature of a request, or null. After the documentation 'Authenticating Requests: Using the Authorization Header'. */
const wrongWith = (request: IncomingMessage, body: Buffer, keys: Keys, now: number): string | null => {
  const [, id, day, region, service, names, signature] = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '') ?? [];
  if (id === undefined || signature === undefined || names === undefined) return 'no signature';
  if (id !== keys.accessKeyId) return 'unknown key';
  if (region !== keys.region || service !== 's3') return 'another region or service';
  const time = String(request.headers['x-amz-date'] ?? '');
  const [, year, month, date, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? [];
  if (!time.startsWith(day!) || Math.abs(Date.parse(`${year}-${month}-${date}T${hour}:${minute}:${second}Z`) - now) > 15 * 60_000) return 'another time';
  const signed = names.split(';');
  for (const needed of ['host', 'x-amz-date', 'x-amz-content-sha256']) if (!signed.includes(needed)) return `${needed} is not signed`;
  const content = String(request.headers['x-amz-content-sha256']);
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return 'another content';
  const url = new URL(request.url ?? '/', 'http://bucket');
  const path = url.pathname.split('/').map((part) => encoded(decodeURIComponent(part))).join('/');
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort().join('&');
  const headers = signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`).join('');
  const canonical = [request.method, path, query, headers, names, content].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const key = ['aws4_request'].reduce(hmac, hmac(hmac(hmac(`AWS4${keys.secretAccessKey}`, day!), region), 's3'));
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? null : 'another signature';
};

export const startBucket = async (keys: Keys, name: string): Promise<Bucket> => {
  const objects = new Map<string, Stored>();
  const refusals: string[] = [];
  let failing = { status: 0, times: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
      const answer = (status: number, content: Buffer | string = '', type = 'application/xml'): void => void response.writeHead(status, { 'content-type': type }).end(content);
      if (failing.times > 0) {
        failing = { ...failing, times: failing.times - 1 };
        return answer(failing.status);
      }
      const wrong = wrongWith(request, body, keys, Date.now());
      if (wrong !== null) {
        refusals.push(wrong);
        return answer(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>');
      }
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://bucket').pathname);
      if (!path.startsWith(`/${name}/`)) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>');
      const key = path.slice(name.length + 2);
      const had = objects.get(key);
      if (request.method === 'PUT') objects.set(key, { bytes: body, type: request.headers['content-type'] });
      else if (request.method === 'DELETE') objects.delete(key);
      else if (had) return answer(200, had.bytes, had.type);
      else return answer(404, '<Error><Code>NoSuchKey</Code></Error>');
      return answer(request.method === 'DELETE' ? 204 : 200);
    })();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    refusals,
    fail: (status, times) => void (failing = { status, times }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
