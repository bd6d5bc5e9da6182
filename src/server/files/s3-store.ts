import { AwsClient } from 'aws4fetch';
import type { Store } from './store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

export type Bucket = { readonly url: URL; readonly accessKeyId: string; readonly secretAccessKey: string };

const TIMEOUT_MS = 20_000;

/**
 * Files in a bucket: `s3://bucket/prefix?region=eu-west-1`, with `&endpoint=https://…` for other makers of object
 * stores. Signed requests, no redirects. Refuses SERVICE_UNAVAILABLE while the store cannot be reached.
 */
export const s3Store = ({ url, accessKeyId, secretAccessKey }: Bucket): Store => {
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  const base = `${endpoint.replace(/\/+$/, '')}/${url.host}${url.pathname.replace(/\/+$/, '')}`;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const ask = async (method: string, key: string, bytes?: Buffer, contentType?: string): Promise<Response> => {
    const response = await client
      .fetch(`${base}/${key}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(bytes === undefined ? {} : { body: new Uint8Array(bytes), headers: { 'content-type': contentType ?? 'application/octet-stream' } }),
      })
      .catch((error: unknown) => {
        throw new StoreUnavailable(error);
      });
    if (response.status >= 500) throw new StoreUnavailable(new Error(`The object store answered ${response.status} to ${method}.`));
    if (!response.ok && response.status !== 404) throw new Error(`The object store answered ${response.status} to ${method}.`);
    return response;
  };
  return {
    write: async (key, bytes, contentType) => {
      const { status } = await ask('PUT', key, bytes, contentType);
      if (status === 404) throw new Error('The bucket of STORAGE_URL does not exist.');
    },
    read: async (key) => {
      const response = await ask('GET', key);
      return response.status === 404 ? undefined : Buffer.from(await response.arrayBuffer());
    },
    remove: async (key) => {
      await ask('DELETE', key);
    },
  };
};
