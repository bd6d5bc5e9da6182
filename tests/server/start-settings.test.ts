/** Settings that cannot be right stop the start with a sentence, and none of them is left for the first person who meets it. */
import { expect, test } from 'vitest';
import { readSettings } from '../../src/server/settings.ts';

const key = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'words' };

test.each<readonly [env: Record<string, string>, says: RegExp]>([
  [{ HOST: 'not a host!' }, /^HOST must be the name or address of this machine, not "not a host!"\. Example: HOST=0\.0\.0\.0$/],
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
])('%j', (env, says) => {
  expect(() => readSettings(env)).toThrow(says);
});

test.each([
  { HOST: '::1' },
  { HOST: 'tenure.internal', PUBLIC_URL: 'https://hr.example.com/' },
  { MAIL_FROM: 'people@example.com' },
  { MAIL_FROM: 'People team <people@example.com>' },
  { TRUSTED_PROXIES: '10.0.0.2, 10.1.0.0/16,::1' },
  { STORAGE_URL: 's3://bucket/prefix?region=eu-west-1', ...key },
])('%j is taken', (env) => {
  expect(() => readSettings(env)).not.toThrow();
});
