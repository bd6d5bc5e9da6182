/** Settings that cannot be right stop the start with a sentence, and none of them is left for the first person who meets it. */
import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fromHere } from '../../src/server/command-line.ts';
import { addressHere, readSettings } from '../../src/server/settings.ts';

const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'words' };

test.each<readonly [env: Record<string, string>, says: RegExp]>([
  [{ HOST: 'not a host!' }, /^HOST must be the name or address of this machine, not "not a host!"\. Example: HOST=0\.0\.0\.0$/],
  [{ HOST: '256.256.256.256' }, /^HOST must be the name or address of this machine/],
  [{ SMTP_URL: 'smtp:mail.example.com' }, /^SMTP_URL must be an address that begins with smtp:\/\//],
  [{ SMTP_URL: 'smtp://' }, /^SMTP_URL must name the host of the mail server/],
  [{ DATABASE_URL: 'postgresql://db.example.com/%E0%A4' }, /^DATABASE_URL must spell the name of the database/],
  [{ DATABASE_URL_FILE: '/dev/null' }, /^DATABASE_URL is not in the file of DATABASE_URL_FILE, which is empty \(\/dev\/null\)/],
  [{ STORAGE_URL: 'file:files' }, /^STORAGE_URL must be an address that begins with file:\/\//],
  [{ STORAGE_URL: 'file://files/here' }, /^STORAGE_URL must name a folder by its whole path/],
  [{ STORAGE_URL: 's3://', ...key }, /^STORAGE_URL must name a bucket/],
  [{ STORAGE_URL: 's3://bucket?endpoint=minio', ...key }, /^STORAGE_URL must have an endpoint that begins with https:/],
  [{ STORAGE_URL: 's3://bucket?regoin=eu-west-1', ...key }, /^STORAGE_URL takes region and endpoint behind the question mark, not "regoin"/],
  [{ TRUSTED_PROXIES: '10.0.0.1/8/9' }, /^TRUSTED_PROXIES must be IP addresses or subnets/],
  [{ PUBLIC_URL: 'https://hr.example.com/tenure' }, /^PUBLIC_URL must be an address without a path/],
  [{ PUBLIC_URL: 'https://hr.example.com/v3/' }, /Tenure is at \/v3 of it/],
  [{ PUBLIC_URL: 'https://me:word@hr.example.com' }, /^PUBLIC_URL must be an address without a path, a user/],
  [{ TRUSTED_PROXIES: '10.0.0.0/' }, /^TRUSTED_PROXIES must be IP addresses or subnets, not "10\.0\.0\.0\/"/],
  [{ MAIL_FROM: 'People team' }, /^MAIL_FROM must be an e-mail address, or a name and one/],
  [{ MAIL_FROM: 'People <people@@example.com>' }, /^MAIL_FROM must be/],
  [{ MAIL_FROM: 'people@example.com\nBcc: all@example.com' }, /^MAIL_FROM must be/],
  [{ BILLING_CATALOGUE: '/nowhere/catalogue.json' }, /^BILLING_CATALOGUE must be a file that is there/],
  [{ STORAGE_URL: 's3://bucket' }, /^An s3: STORAGE_URL needs S3_ACCESS_KEY_ID, which is not set\.\nAn s3: STORAGE_URL needs S3_SECRET_ACCESS_KEY, which is not set\.$/],
  [{ DATABASE_APP_URL: 'postgres://app@pooler/tenure' }, /^DATABASE_APP_URL needs DATABASE_URL, which is not set\.$/],
  [{ CHARGEBEE_URL: 'https://acme.chargebee.com' }, /^CHARGEBEE_URL needs CHARGEBEE_API_KEY, which is not set\.$/],
  [{ MICROSOFT_CLIENT_ID: 'application' }, /^MICROSOFT_CLIENT_ID needs MICROSOFT_CLIENT_SECRET, which is not set\.$/],
  [{ MICROSOFT_CLIENT_SECRET: 'word' }, /^MICROSOFT_CLIENT_SECRET needs MICROSOFT_CLIENT_ID, which is not set\.$/],
  [{ AI_KEY: 'word', AI_MODEL: 'llama' }, /^AI_KEY needs AI_URL, which is not set\.\nAI_MODEL needs AI_URL, which is not set\.$/],
  [key, /^S3_ACCESS_KEY_ID needs an s3: STORAGE_URL, which is not set\.\nS3_SECRET_ACCESS_KEY needs an s3: STORAGE_URL/],
  [{ CHARGEBEE_API_KEY: 'word' }, /^CHARGEBEE_API_KEY needs CHARGEBEE_URL, which is not set\.$/],
  [{ MICROSOFT_TENANT: 'example.onmicrosoft.com' }, /^MICROSOFT_TENANT needs MICROSOFT_CLIENT_ID, which is not set\.$/],
])('%j', (env, says) => {
  expect(() => readSettings(env)).toThrow(says);
});

test.each([
  { HOST: '::1' },
  { HOST: 'fe80::1%eth0' },
  { DATABASE_URL: 'postgresql:///tenure?host=/run/postgresql' },
  { STORAGE_URL: 'file:///srv/files' },
  { STORAGE_URL: 's3://bucket?endpoint=https://minio.example.com', ...key },
  { STORAGE_URL: 'file:///srv/files', ...key },
  { HOST: 'tenure.internal', PUBLIC_URL: 'https://hr.example.com/' },
  { MAIL_FROM: 'people@example.com' },
  { MAIL_FROM: 'People team <people@example.com>' },
  { TRUSTED_PROXIES: '10.0.0.2, 10.1.0.0/16,::1' },
  { STORAGE_URL: 's3://bucket/prefix?region=eu-west-1', ...key },
])('%j is taken', (env) => {
  expect(() => readSettings(env)).not.toThrow();
});

test('addresses of this machine are written as browsers take them', () => {
  expect(['::', '127.0.0.1', '2001:db8::1', 'fe80::1%eth0', 'hr.internal'].map((host) => addressHere(host, 8080))).toEqual(['http://localhost:8080', 'http://localhost:8080', 'http://[2001:db8::1]:8080', 'http://[fe80::1]:8080', 'http://hr.internal:8080']);
});

afterEach(() => vi.unstubAllEnvs());

test('files that a command names are looked for where it was typed', () => {
  vi.stubEnv('INIT_CWD', '/home/me');
  expect([fromHere('people.csv'), fromHere('/srv/people.csv')]).toEqual([resolve('/home/me/people.csv'), resolve('/srv/people.csv')]);
});
