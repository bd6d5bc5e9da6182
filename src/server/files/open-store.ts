import { fileURLToPath } from 'node:url';
import type { Settings } from '../settings.ts';
import { diskStore } from './disk-store.ts';
import { s3Store } from './s3-store.ts';
import type { Store } from './store.ts';

const opened = new WeakMap<URL, Store>();

/** The store of STORAGE_URL, opened once. Throws when an s3: address comes without its keys. */
export const storeOf = (settings: Pick<Settings, 'storageUrl' | 's3AccessKeyId' | 's3SecretAccessKey'>): Store => {
  const { storageUrl, s3AccessKeyId, s3SecretAccessKey } = settings;
  const known = opened.get(storageUrl);
  if (known !== undefined) return known;
  const store = open(storageUrl, s3AccessKeyId, s3SecretAccessKey);
  opened.set(storageUrl, store);
  return store;
};

const open = (url: URL, accessKeyId: string | undefined, secretAccessKey: string | undefined): Store => {
  if (url.protocol === 'file:') return diskStore(fileURLToPath(url));
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new Error('STORAGE_URL names a bucket, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed.');
  }
  return s3Store({ url, accessKeyId, secretAccessKey });
};
