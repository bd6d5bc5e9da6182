/** A stranger who applies on the career page of the demo organisation. */
import { newFormToken } from '../../src/server/careers/form-token.ts';
import { withOrg } from '../../src/server/db/org.ts';
import type { DemoServer } from './demo-server.ts';

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

/** A statement in the demo organisation. */
export const query = <Row extends object>({ db }: Pick<DemoServer, 'db'>, text: string, values: readonly unknown[] = []): Promise<Row[]> => withOrg(db, 'demo', (tx) => tx.query<Row>(text, values));

/** The token of a form that was given out long enough ago to be sent by a person. */
export const tokenOf = ({ settings }: Pick<DemoServer, 'settings'>, post: string): string => newFormToken(settings, `demo ${post}`, Date.now() - 60_000);

type Fields = { readonly email: string; readonly resume?: File | null } & Readonly<Partial<Record<'firstName' | 'lastName' | 'phone' | 'consent' | 'token' | 'website', string>>> & { readonly [row: `${'experience' | 'education' | 'references'}.${number}.${string}`]: string };

export const applyAs = async (server: DemoServer, post: string, { resume = new File([pdf], 'cv.pdf'), ...given }: Fields, headers: Record<string, string> = {}): Promise<Response> => {
  const form = new FormData();
  const fields = { firstName: 'Mei Lin', lastName: 'Chua', phone: '+65 9123 4567', consent: 'yes', website: '', ...given, token: given.token ?? tokenOf(server, post) };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  if (resume) form.set('resume', resume);
  return fetch(`${server.origin}/v3/job-candidates?post=${post}`, { method: 'POST', redirect: 'manual', body: form, headers });
};
