/** Every setting of the server: one table of environment variables, read and checked once. README prints its table from here. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endpointSettings } from './endpoint-settings.ts';
import type { EndpointAddress } from './endpoint-settings.ts';
import * as value from './setting-values.ts';

type Setting<T> = {
  readonly env: string;
  readonly description: string;
  /** As README shows it; the real default is what `read` makes of `undefined`. */
  readonly usual: string;
  readonly example: string;
  readonly secret?: true;
  readonly read: (text: string | undefined) => T;
};

const setting = <T>(entry: Setting<T>): Setting<T> => entry;

export const settingsTable = {
  port: setting({ env: 'PORT', description: 'Port of the web address. 0 takes any free one.', usual: '8080', example: '8090', read: value.whole(8080, 0, 65_535) }),
  host: setting({ env: 'HOST', description: 'Address to listen on. 0.0.0.0 opens the server to the network: put https in front.', usual: '127.0.0.1', example: '0.0.0.0', read: value.host('127.0.0.1') }),
  publicUrl: setting({ env: 'PUBLIC_URL', description: 'Address people type, without /v3: used in mails and for secure cookies.', usual: 'http://HOST:PORT', example: 'https://hr.example.com', read: value.origin }),
  productNames: setting({ env: 'PRODUCT_NAMES', description: 'What the product is called on a domain and below it, where that is not Tenure: domain=name, comma-separated.', usual: 'none', example: 'people.example.com=Example People', read: value.namesByDomain }),
  trustedProxies: setting({ env: 'TRUSTED_PROXIES', description: 'Addresses of proxies in front, comma-separated, whose X-Forwarded-For and -Proto are believed.', usual: 'none', example: '10.0.0.2,10.1.0.0/16', read: value.addresses }),
  dataDir: setting({ env: 'DATA_DIR', description: 'Folder of everything that is kept: database, files, secrets.', usual: './data', example: '/var/lib/tenure', read: (text) => resolve(text ?? 'data') }),
  databaseUrl: setting({ env: 'DATABASE_URL', description: 'Your own PostgreSQL 15 or newer, as the owner of the database. Without it Tenure runs its own.', usual: 'none', example: 'postgresql://tenure:secret@db.example.com:5432/tenure', secret: true, read: value.database }),
  databaseAppPassword: setting({ env: 'DATABASE_APP_PASSWORD', description: 'Password of the application role (<database>_app) on DATABASE_URL. Without it a random one is kept in DATA_DIR.', usual: 'random', example: 'a long random text', secret: true, read: value.optionalText }),
  databaseAppUrl: setting({ env: 'DATABASE_APP_URL', description: 'Complete address for the application role, when it goes through a pooler.', usual: 'DATABASE_URL as the role', example: 'postgresql://tenure_app:secret@pooler:6432/tenure', secret: true, read: value.url(['postgres:', 'postgresql:']) }),
  databaseConnections: setting({ env: 'DATABASE_CONNECTIONS', description: 'Connections of this server process to the database, for writing and again for reading. Long work and upkeep have 12 of their own. Tenure’s own database makes room for them; the one of DATABASE_URL must have it.', usual: '10', example: '20', read: value.whole(10, 2, 500) }),
  prepare: setting({ env: 'PREPARE', description: 'Named prepared statements: 0 for poolers older than pgbouncer 1.21.', usual: '1', example: '0', read: value.yesNo(true) }),
  requestsPerTenSeconds: setting({ env: 'REQUESTS_PER_TEN_SECONDS', description: 'What one session may ask of the API in ten seconds, and one machine without a session; more is answered with 429.', usual: '300', example: '1000', read: value.whole(300, 10, 100_000_000) }),
  secretKey: setting({ env: 'SECRET_KEY', description: 'Key of everything that is kept encrypted: history, faces, second steps, secrets of providers; it also signs addresses of files. 32 random bytes as base64. Several servers on one database need the same. Without it a random one is kept in DATA_DIR and goes into backups.', usual: 'random', example: 'what openssl rand -base64 32 prints', secret: true, read: value.key }),
  demo: setting({ env: 'DEMO', description: 'Seed the demo organisations into an empty database.', usual: '1 on the own database, 0 on DATABASE_URL', example: '0', read: value.yesNo(undefined) }),
  smtpUrl: setting({ env: 'SMTP_URL', description: 'Mail server. Without it mails stay in the outbox, visible to administrators.', usual: 'none', example: 'smtps://user:secret@mail.example.com:465', secret: true, read: value.mailServer }),
  mailFrom: setting({ env: 'MAIL_FROM', description: 'Sender of mails. Somebody should read what comes there: candidates without a portal answer to it where nobody recruits for their post.', usual: 'Tenure <no-reply@localhost>', example: 'People team <people@example.com>', read: value.sender('Tenure <no-reply@localhost>') }),
  storageUrl: setting({ env: 'STORAGE_URL', description: 'Where uploaded files live: a folder or an S3 bucket, of another maker with &endpoint=https://… behind the region.', usual: 'file: the folder files in DATA_DIR', example: 's3://bucket/prefix?region=eu-west-1', read: value.storage }),
  s3AccessKeyId: setting({ env: 'S3_ACCESS_KEY_ID', description: 'Key for an s3: STORAGE_URL.', usual: 'none', example: 'AKIA…', secret: true, read: value.optionalText }),
  s3SecretAccessKey: setting({ env: 'S3_SECRET_ACCESS_KEY', description: 'Secret for an s3: STORAGE_URL.', usual: 'none', example: 'a secret', secret: true, read: value.optionalText }),
  geocoderUrl: setting({ env: 'GEOCODER_URL', description: 'Service that turns positions into addresses. Without it the nearest known place is named.', usual: 'none', example: 'https://geocoder.example.com/', read: value.url(['https:', 'http:']) }),
  mapTilesUrl: setting({ env: 'MAP_TILES_URL', description: 'Where browsers fetch pictures of maps from, with {z}, {x} and {y}; only that host is then allowed. Without it maps show the land and the names of places that Tenure brings.', usual: 'none', example: 'https://tiles.example.com/{z}/{x}/{y}.png', read: value.tilesUrl }),
  billingCatalogue: setting({ env: 'BILLING_CATALOGUE', description: 'JSON file of seller, plans, prices and coupons, in the form of src/server/billing/provider/own/catalogue.json.', usual: 'that file', example: '/etc/tenure/catalogue.json', read: value.file }),
  billingRequired: setting({ env: 'BILLING_REQUIRED', description: 'Organisations without a trial or an active plan reach billing only. For those who host Tenure for others.', usual: '0', example: '1', read: value.yesNo(false) }),
  billingEmail: setting({ env: 'BILLING_EMAIL', description: 'Who sells plans: gets requests for coupons and demonstrations. Without it none are offered.', usual: 'none', example: 'sales@example.com', read: value.mailAddress }),
  chargebeeUrl: setting({ env: 'CHARGEBEE_URL', description: 'Chargebee site that bills instead of Tenure.', usual: 'none', example: 'https://acme.chargebee.com', read: value.url(['https:', 'http:']) }),
  chargebeeApiKey: setting({ env: 'CHARGEBEE_API_KEY', description: 'Key for CHARGEBEE_URL.', usual: 'none', example: 'live_…', secret: true, read: value.optionalText }),
  chargebeeDefaultPlan: setting({ env: 'CHARGEBEE_DEFAULT_PLAN', description: 'Item price at Chargebee with which new organisations start.', usual: 'none', example: 'growth-INR-Monthly', read: value.optionalText }),
  chargebeeCoupon: setting({ env: 'CHARGEBEE_COUPON', description: 'Coupon at Chargebee that is offered.', usual: 'none', example: 'WELCOME20', read: value.optionalText }),
  faceSimilarity: setting({ env: 'FACE_SIMILARITY', description: 'How alike a face must be to the registered one, in hundredths: higher refuses more strangers and more of the right people.', usual: '60', example: '65', read: value.whole(60, 40, 95) }),
  outboundHosts: setting({ env: 'OUTBOUND_HOSTS', description: 'Hosts inside the own network, comma-separated, that identity providers, partners and published calendars may be at; without it only public https addresses are asked.', usual: 'none', example: 'login.internal,localhost:8089', read: value.hosts }),
  aiUrl: setting({ env: 'AI_URL', description: 'Service in the form of OpenAI’s API that words suggestions for the career page. Without it Tenure’s own templates do.', usual: 'none', example: 'https://ai.example.com/v1', read: value.url(['https:', 'http:']) }),
  aiKey: setting({ env: 'AI_KEY', description: 'Key for AI_URL.', usual: 'none', example: 'sk-…', secret: true, read: value.optionalText }),
  aiModel: setting({ env: 'AI_MODEL', description: 'Model that AI_URL is asked for.', usual: 'gpt-4o-mini', example: 'llama-3.3-70b', read: value.text('gpt-4o-mini') }),
  microsoftClientId: setting({ env: 'MICROSOFT_CLIENT_ID', description: 'Application at Microsoft Entra by which people connect their own mailbox; its redirect address is PUBLIC_URL/integrations/microsoft/callback.', usual: 'none', example: '11111111-2222-3333-4444-555555555555', read: value.optionalText }),
  microsoftClientSecret: setting({ env: 'MICROSOFT_CLIENT_SECRET', description: 'Secret of MICROSOFT_CLIENT_ID.', usual: 'none', example: 'a secret', secret: true, read: value.optionalText }),
  microsoftTenant: setting({ env: 'MICROSOFT_TENANT', description: 'Whose accounts may connect: the directory’s id or domain, or organizations for all of them.', usual: 'organizations', example: 'example.onmicrosoft.com', read: value.text('organizations') }),
  microsoftLoginUrl: setting({ env: 'MICROSOFT_LOGIN_URL', description: 'Where Microsoft signs in, for national clouds.', usual: 'https://login.microsoftonline.com', example: 'https://login.microsoftonline.us', read: value.url(['https:', 'http:']) }),
  microsoftGraphUrl: setting({ env: 'MICROSOFT_GRAPH_URL', description: 'Microsoft Graph, for national clouds.', usual: 'https://graph.microsoft.com', example: 'https://graph.microsoft.us', read: value.url(['https:', 'http:']) }),
  logLevel: setting({ env: 'LOG_LEVEL', description: 'Least level that is logged: trace, debug, info, warn, error, fatal or silent.', usual: 'info', example: 'warn', read: value.oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info') }),
} as const;

type Table = typeof settingsTable;

type AsRead = { readonly [Key in keyof Table]: ReturnType<Table[Key]['read']> };

/** The settings as read. `endpoints` has an entry only for endpoints that live elsewhere or are off. */
export type Settings = Omit<AsRead, 'demo' | 'publicUrl' | 'storageUrl'> & {
  readonly demo: boolean;
  /** No path, no final slash in `origin`. */
  readonly publicUrl: URL;
  readonly storageUrl: URL;
  readonly endpoints: ReadonlyMap<string, EndpointAddress>;
};

/** The settings cannot be used; the message names each wrong one, why, and an example. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

/**
 * Reads and checks all settings. A secret may stand in a file named by `<NAME>_FILE` instead. Throws `WrongSettings`
 * listing every fault at once.
 */
export const readSettings = (env: NodeJS.ProcessEnv): Settings => {
  const faults: string[] = [];
  const take = (entry: Setting<unknown>): unknown => {
    try {
      const text = given(env, entry);
      if (entry.secret && text === entry.example) throw new value.WrongValue('is the example from the documentation, not a secret of your own');
      return entry.read(text);
    } catch (error) {
      if (!(error instanceof value.WrongValue)) throw error;
      faults.push(`${entry.env} ${error.message}. Example: ${entry.env}=${entry.example}`);
      return undefined;
    }
  };
  const read = Object.fromEntries(Object.entries(settingsTable).map(([key, entry]) => [key, take(entry as Setting<unknown>)]));
  const endpoints = endpointSettings(env, faults);
  if (faults.length === 0) faults.push(...lacking(read as AsRead, (entry) => given(env, entry as Setting<unknown>) !== undefined));
  if (faults.length > 0) throw new WrongSettings(faults.join('\n'));
  return complete(read as AsRead, endpoints);
};

/** Settings that mean something only together: one that is left alone would be passed over in silence. */
const lacking = (read: AsRead, isGiven: (entry: Table[keyof Table]) => boolean): readonly string[] => {
  const needs = (has: unknown, name: string, other: unknown, otherName: string): string[] => (has !== undefined && other === undefined ? [`${name} needs ${otherName}, which is not set.`] : []);
  const { aiKey, aiModel, chargebeeApiKey, chargebeeCoupon, chargebeeDefaultPlan, microsoftGraphUrl, microsoftLoginUrl, microsoftTenant, s3AccessKeyId, s3SecretAccessKey } = settingsTable;
  const s3 = read.storageUrl?.protocol === 's3:' ? true : undefined;
  return [
    ...needs(read.databaseAppUrl, 'DATABASE_APP_URL', read.databaseUrl, 'DATABASE_URL'),
    ...needs(read.databaseAppPassword, 'DATABASE_APP_PASSWORD', read.databaseUrl, 'DATABASE_URL'),
    ...needs(s3, 'An s3: STORAGE_URL', read.s3AccessKeyId, 'S3_ACCESS_KEY_ID'),
    ...needs(s3, 'An s3: STORAGE_URL', read.s3SecretAccessKey, 'S3_SECRET_ACCESS_KEY'),
    ...needs(read.chargebeeUrl, 'CHARGEBEE_URL', read.chargebeeApiKey, 'CHARGEBEE_API_KEY'),
    ...needs(read.microsoftClientId, 'MICROSOFT_CLIENT_ID', read.microsoftClientSecret, 'MICROSOFT_CLIENT_SECRET'),
    ...needs(read.microsoftClientSecret, 'MICROSOFT_CLIENT_SECRET', read.microsoftClientId, 'MICROSOFT_CLIENT_ID'),
    ...[microsoftTenant, microsoftLoginUrl, microsoftGraphUrl].flatMap((entry) => needs(isGiven(entry) || undefined, entry.env, read.microsoftClientId, 'MICROSOFT_CLIENT_ID')),
    ...[s3AccessKeyId, s3SecretAccessKey].flatMap((entry) => needs(isGiven(entry) || undefined, entry.env, read.storageUrl, 'an s3: STORAGE_URL')),
    ...[chargebeeApiKey, chargebeeDefaultPlan, chargebeeCoupon].flatMap((entry) => needs(isGiven(entry) || undefined, entry.env, read.chargebeeUrl, 'CHARGEBEE_URL')),
    ...[aiKey, aiModel].flatMap((entry) => needs(isGiven(entry) || undefined, entry.env, read.aiUrl, 'AI_URL')),
  ];
};

/** As it stands in an address, which knows no zones. */
const inAddress = (host: string): string => (host.includes(':') ? `[${host.replace(/%.*$/, '')}]` : host);

/** Where somebody at this machine finds what listens on `host`. */
export const addressHere = (host: string, port: number): string => `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : inAddress(host)}:${port}`;

const complete = (read: AsRead, endpoints: Settings['endpoints']): Settings => ({
  ...read,
  demo: read.demo ?? read.databaseUrl === undefined,
  publicUrl: read.publicUrl ?? new URL(addressHere(read.host, read.port)),
  storageUrl: read.storageUrl ?? pathToFileURL(`${read.dataDir}/files/`),
  endpoints,
});

const given = (env: NodeJS.ProcessEnv, entry: Setting<unknown>): string | undefined => {
  const text = env[entry.env]?.trim();
  if (text) return text;
  const file = entry.secret ? env[`${entry.env}_FILE`]?.trim() : undefined;
  if (!file) return undefined;
  try {
    const kept = readFileSync(file, 'utf8').trim();
    // A secret that did not arrive: going on without it would open another database, or make another key.
    if (kept === '') throw new value.WrongValue(`is not in the file of ${entry.env}_FILE, which is empty (${file})`);
    return kept;
  } catch (error) {
    if (error instanceof value.WrongValue) throw error;
    throw new value.WrongValue(`could not be read from ${entry.env}_FILE (${(error as NodeJS.ErrnoException).code ?? 'unreadable'}: ${file})`);
  }
};
