/** Files in a bucket, which takes rightly signed requests only. */
import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { cleanUpFiles } from '../../src/server/files/clean-up.ts';
import { storeOf } from '../../src/server/files/open-store.ts';
import { s3Store } from '../../src/server/files/s3-store.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { startBucket } from '../support/bucket.ts';
import type { Bucket } from '../support/bucket.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

const keys = { accessKeyId: 'AKIATENURE', secretAccessKey: 'a/secret+of=the test', region: 'eu-west-1' };
let bucket: Bucket;
let server: DemoServer;
let cookie: string;

const addressOf = (name: string): URL => new URL(`s3://${name}/hr files?region=${keys.region}&endpoint=${bucket.endpoint}`);

beforeAll(async () => {
  bucket = await startBucket(keys, 'people');
  server = await startDemoServer({ env: { STORAGE_URL: addressOf('people').href, S3_ACCESS_KEY_ID: keys.accessKeyId, S3_SECRET_ACCESS_KEY: keys.secretAccessKey } });
  cookie = await server.signIn('hr@demo.example');
});
afterAll(async () => {
  await server.stop();
  await bucket.stop();
});

const chunk = (type: string, data: Buffer): Buffer => Buffer.concat([Buffer.from([0, 0, 0, data.length]), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])), chunk('IDAT', deflateSync(Buffer.from([0, 0]))), chunk('IEND', Buffer.alloc(0))]);

type Signed = { getPresignedUrl: { presignedUrl: string | null; s3DocumentDetails: { key: string; data?: string } } };
const presign = (fileName: string, action: string) =>
  askGraphql<Signed>(server, cookie, 'core-hr', 'mutation($fileName: String!, $action: String!) { getPresignedUrl(fileName: $fileName, action: $action, type: "employee.photo") { presignedUrl s3DocumentDetails } }', { fileName, action });
const put = async (): Promise<{ key: string; response: Response }> => {
  const { presignedUrl, s3DocumentDetails } = (await presign('me.png', 'upload')).data!.getPresignedUrl;
  return { key: s3DocumentDetails.key, response: await fetch(`${server.origin}${presignedUrl}`, { method: 'PUT', body: new Uint8Array(PNG) }) };
};

test('an upload lands in the bucket, comes back by address and as data, and goes for good', async () => {
  const { key, response } = await put();
  expect(response.status).toBe(200);
  expect([...bucket.objects]).toEqual([[`hr files/${key}`, { bytes: PNG, type: 'image/png' }]]);

  const { presignedUrl } = (await presign(key, 'retrieve')).data!.getPresignedUrl;
  const back = await fetch(`${server.origin}${presignedUrl}`);
  expect(back.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await back.arrayBuffer()).equals(PNG)).toBe(true);
  expect((await presign(key, 'getdata')).data!.getPresignedUrl.s3DocumentDetails.data).toBe(PNG.toString('base64'));

  const gone = await askGraphql(server, cookie, 'core-hr', 'mutation($fileName: String!) { deleteS3Files(fileName: $fileName) { errorCode } }', { fileName: key });
  expect(gone.errors).toBeUndefined();
  // Its bytes stay for a month, while an undo may bring it back.
  expect(await cleanUpFiles(server.db, storeOf(server.settings))).toBe(0);
  await withOrg(server.db, 'demo', (tx) => tx.query("update stored_file set updated_at = now() - interval '31 days' where org_code = $1 and key = $2", [tx.orgCode, key]));
  expect(await cleanUpFiles(server.db, storeOf(server.settings))).toBe(1);
  expect(bucket.objects.size).toBe(0);
  expect(bucket.refusals).toEqual([]);
});

test('a short trouble of the bucket is not even noticed', async () => {
  bucket.fail(503, 1);
  expect((await put()).response.status).toBe(200);
});

test('a wrong secret, another region and a bucket that is not there are told apart from a file that is not there', async () => {
  const key = `demo/2026-11/${randomUUID()}.png`;
  const store = (url: URL, secretAccessKey = keys.secretAccessKey) => s3Store({ url, accessKeyId: keys.accessKeyId, secretAccessKey });
  expect(await store(addressOf('people')).read(key)).toBeUndefined();
  await store(addressOf('people')).remove(key);
  await expect(store(addressOf('people'), 'another').read(key)).rejects.toThrow(/answered 403 to GET/);
  expect(bucket.refusals.splice(0)).toEqual(['another signature']);
  const elsewhere = addressOf('people');
  elsewhere.searchParams.set('region', 'us-east-1');
  await expect(store(elsewhere).write(key, PNG, 'image/png')).rejects.toThrow(/403/);
  expect(bucket.refusals.splice(0)).toEqual(['another region or service']);
  await expect(store(addressOf('nobody')).write(key, PNG, 'image/png')).rejects.toThrow(/does not exist/);
});

test('the stand-in refuses what is not signed', async () => {
  expect((await fetch(`${bucket.endpoint}/people/x`)).status).toBe(403);
  expect(bucket.refusals.splice(0)).toEqual(['no signature']);
});

test('while the store cannot be reached, files wait with 503 and everything else goes on', async () => {
  const { key } = await put();
  const { presignedUrl } = (await presign(key, 'retrieve')).data!.getPresignedUrl;
  await bucket.stop();
  const { response } = await put();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  const missing = await fetch(`${server.origin}${presignedUrl}`);
  expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '10']);
  const data = await presign(key, 'getdata');
  expect(data.errors?.[0]?.extensions.errorCode).toBe('SERVICE_UNAVAILABLE');
  expect((await server.ask('/readyz')).status).toBe(200);
  expect((await askGraphql(server, cookie, 'core-hr', '{ listGrades { totalRecords } }', {})).errors).toBeUndefined();
});
