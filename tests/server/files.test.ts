import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { cleanUpFiles } from '../../src/server/files/clean-up.ts';
import { storeOf } from '../../src/server/files/open-store.ts';
import { askGraphql, codeOf } from '../support/ask-graphql.ts';
import type { GraphqlAnswer } from '../support/ask-graphql.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { clientOf } from '../support/graphql.ts';
import { startProbe } from '../support/probe.ts';

let server: DemoServer;
const cookies: Record<string, string> = {};
beforeAll(async () => {
  server = await startDemoServer();
  for (const name of ['admin', 'hr', 'manager', 'employee', 'payroll']) cookies[name] = await server.signIn(`${name}@demo.example`);
  cookies['other'] = await server.signIn('admin@other.example');
});
afterAll(() => server.stop());

const chunk = (type: string, data: Buffer): Buffer => Buffer.concat([Buffer.from([0, 0, 0, data.length]), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
const PNG = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 0]))),
  chunk('IEND', Buffer.alloc(0)),
]);

type Details = { key: string; fileName: string; contentType: string; size: number | null; maxBytes?: number; data?: string };
type Signed = { getPresignedUrl: { presignedUrl: string | null; s3DocumentDetails: Details } };
const presign = (who: string, variables: Record<string, unknown>): Promise<GraphqlAnswer<Signed>> =>
  askGraphql<Signed>(server, cookies[who] ?? '', 'core-hr', `mutation($fileName: String!, $action: String!, $type: String, $data: String) { getPresignedUrl(fileName: $fileName, action: $action, type: $type, data: $data) { presignedUrl s3DocumentDetails } }`, variables);
const drop = (who: string, fileName: string) => askGraphql(server, cookies[who] ?? '', 'core-hr', `mutation($fileName: String!) { deleteS3Files(fileName: $fileName) { errorCode } }`, { fileName });
const put = (url: string, body: Buffer, headers: Record<string, string> = {}) => fetch(`${server.origin}${url}`, { method: 'PUT', body: new Uint8Array(body), headers });

const upload = async (who: string, type = 'employee.photo', fileName = 'me.png', body = PNG): Promise<string> => {
  const { presignedUrl, s3DocumentDetails } = (await presign(who, { fileName, action: 'upload', type })).data!.getPresignedUrl;
  const response = await put(presignedUrl ?? '', body, { 'cache-control': 'no-cache' });
  if (response.status !== 200) throw new Error(await response.text());
  return s3DocumentDetails.key;
};

const employee = async (number: string): Promise<{ id: string; version: number }> =>
  (await withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; version: number }>('select id, version from employee where org_code = $1 and employee_number = $2', ['demo', number])))[0]!;
const setPhoto = async (who: string, number: string, photo: string | null) =>
  askGraphql(server, cookies[who] ?? '', 'core-hr', `mutation($id: ID!, $version: Int!, $photo: String) { updateEmployee(id: $id, version: $version, input: { photo: $photo }) { changeSet } }`, { ...(await employee(number)), photo });

describe('an upload', () => {
  it('goes by a signed address and comes back as an attachment that runs nothing', async () => {
    const key = await upload('hr', 'employee.photo', '../../päss "x".png');
    const { presignedUrl, s3DocumentDetails } = (await presign('hr', { fileName: key, action: 'retrieve' })).data!.getPresignedUrl;
    expect(s3DocumentDetails).toMatchObject({ key, fileName: 'päss x.png', contentType: 'image/png', size: PNG.length });
    const response = await fetch(`${server.origin}${presignedUrl}`);
    expect(Buffer.from(await response.arrayBuffer()).equals(PNG)).toBe(true);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''p%C3%A4ss%20x.png`);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const data = (await presign('hr', { fileName: key, action: 'getdata' })).data!.getPresignedUrl.s3DocumentDetails.data;
    expect(data).toBe(PNG.toString('base64'));
  });

  it('may carry its contents along', async () => {
    const { presignedUrl, s3DocumentDetails } = (await presign('employee', { fileName: 'note.txt', action: 'upload', type: 'note', data: Buffer.from('héllo').toString('base64') })).data!.getPresignedUrl;
    expect(presignedUrl).toBeNull();
    expect((await presign('employee', { fileName: s3DocumentDetails.key, action: 'getrawdata' })).data!.getPresignedUrl.s3DocumentDetails.data).toBe('héllo');
  });

  it('is refused by name, by contents and by size', async () => {
    for (const fileName of ['run.exe', 'page.svg', 'page.html', 'photo', 'photo.pdf']) {
      expect(codeOf(await presign('hr', { fileName, action: 'upload', type: 'employee.photo' }))).toBe('FILE_TYPE');
    }
    const sign = async () => (await presign('hr', { fileName: 'me.png', action: 'upload', type: 'employee.photo' })).data!.getPresignedUrl.presignedUrl ?? '';
    for (const body of [Buffer.alloc(0), Buffer.from('<svg onload=alert(1)>'), Buffer.from('%PDF-1.7 %%EOF')]) {
      const response = await put(await sign(), body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ errorCode: body.length === 0 ? 'FILE_BLANK' : 'FILE_NOT_WHAT_IT_SAYS' });
    }
    const large = await put(await sign(), Buffer.concat([PNG, Buffer.alloc(2_000_001)])).catch(() => undefined);
    expect(large === undefined || large.status === 413).toBe(true);
    const paper = (await presign('admin', { fileName: 'paper.txt', action: 'upload', type: 'employeeAccreditation.document' })).data!.getPresignedUrl.presignedUrl ?? '';
    const said = await put(paper, Buffer.alloc(3_000_001, 65)).catch(() => undefined);
    if (said !== undefined) expect(await said.json()).toMatchObject({ errorCode: 'FILE_TOO_LARGE', message: 'The file size should be less than 3 MB.' });
  });

  it('needs the right on the field, and its address serves once, unchanged and from this site', async () => {
    expect(codeOf(await presign('payroll', { fileName: 'me.png', action: 'upload', type: 'employee.photo' }))).toBe('_DB0102');
    const url = (await presign('hr', { fileName: 'me.png', action: 'upload', type: 'employee.photo' })).data!.getPresignedUrl.presignedUrl ?? '';
    expect((await put(url.replace('action=upload', 'action=retrieve'), PNG)).status).toBe(404);
    expect((await put(url.replace(/expires=\d+/, 'expires=9999999999'), PNG)).status).toBe(404);
    expect((await put(url.replace('/demo/', '/other/'), PNG)).status).toBe(404);
    expect((await put(url, PNG, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await fetch(`${server.origin}${url}`)).status).toBe(404);
    expect((await put(url, PNG)).status).toBe(200);
    expect((await put(url, PNG)).status).not.toBe(200);
  });
});

describe('a file of a record', () => {
  it('is read by those who see the record, and by nobody else', async () => {
    const key = await upload('hr');
    expect(codeOf(await presign('admin', { fileName: key, action: 'retrieve' }))).toBe('NOT_FOUND');
    expect((await setPhoto('hr', '1028', key)).errors).toBeUndefined();
    for (const who of ['hr', 'admin', 'manager', 'employee', 'payroll']) expect((await presign(who, { fileName: key, action: 'retrieve' })).errors, who).toBeUndefined();
    expect(codeOf(await presign('other', { fileName: key, action: 'retrieve' }))).toBe('NOT_FOUND');
    const theirs = await upload('hr');
    await setPhoto('hr', '1006', theirs);
    // The chart shows the photos of all to whoever may view it, and to nobody else.
    const probe = await startProbe(server, clientOf(server, cookies['admin']!));
    const shown = async () => (await probe.ask('core-hr', 'mutation ($fileName: String!) { getPresignedUrl(fileName: $fileName, action: "retrieve") { presignedUrl } }', { fileName: theirs })).errors.map(({ extensions }) => extensions.errorCode);
    await probe.may({ SELF_ORGANIZATION_CHART: { view: true, scope: 'ALL' } });
    expect(await shown()).toEqual([]);
    await probe.may({ SELF_ORGANIZATION_CHART: { view: true, scope: 'SELF' }, EMPLOYEES: { view: true, scope: 'SELF' } });
    expect(await shown()).toEqual(['NOT_FOUND']);
  });

  it("cannot be read through somebody else's record", async () => {
    const key = await upload('hr');
    await setPhoto('hr', '1006', key);
    expect(codeOf(await setPhoto('hr', '1028', key))).toBe('BAD_USER_INPUT');
    expect(codeOf(await setPhoto('hr', '1028', 'demo/2026-01/not-a-file.png'))).toBe('BAD_USER_INPUT');
    const loose = await upload('hr', 'note', 'scan.png');
    expect(codeOf(await setPhoto('hr', '1028', loose))).toBe('BAD_USER_INPUT');
  });

  it('is dropped with the right to update it, and comes back when the change is undone', async () => {
    const key = await upload('hr');
    await setPhoto('hr', '1027', key);
    expect(codeOf(await drop('manager', key))).toBe('NOT_FOUND');
    expect((await drop('hr', key)).errors).toBeUndefined();
    expect(codeOf(await presign('hr', { fileName: key, action: 'retrieve' }))).toBe('NOT_FOUND');
    const removed = (await setPhoto('hr', '1027', null)) as GraphqlAnswer<{ updateEmployee: { changeSet: string } }>;
    const undone = await askGraphql(server, cookies['hr'] ?? '', 'core-hr', `mutation($id: ID!) { undoChangeSet(id: $id) { errorCode } }`, { id: removed.data?.updateEmployee.changeSet });
    expect(undone.errors).toBeUndefined();
    expect((await presign('hr', { fileName: key, action: 'retrieve' })).errors).toBeUndefined();
  });

  it('stays when the night clears what nobody saved', async () => {
    const kept = await upload('hr');
    await setPhoto('hr', '1026', kept);
    const loose = await upload('hr');
    await withOrg(server.db, 'demo', (tx) => tx.query(`update stored_file set created_at = now() - interval '2 days' where org_code = $1`, ['demo']));
    expect(await cleanUpFiles(server.db, storeOf(server.settings))).toBeGreaterThan(0);
    expect(await storeOf(server.settings).read(loose)).toBeUndefined();
    expect(await storeOf(server.settings).read(kept)).toBeDefined();
  });

  it('goes with hundreds of others in one night, though one of them stays', async () => {
    await withOrg(server.db, 'demo', (tx) => tx.query(`insert into stored_file (org_code, key, status, entity, field, original_name, content_type, created_by, created_at) select $1, 'demo/2020-01/' || gen_random_uuid() || '.png', 'STORED', 'employee', 'photo', 'x.png', 'image/png', 1, now() - interval '2 days' from generate_series(1, 1010)`, ['demo']));
    const left = () => withOrg(server.db, 'demo', (tx) => tx.query<{ key: string }>(`select key from stored_file where org_code = $1 and key like 'demo/2020-01/%'`, ['demo']));
    const [stuck] = await left();
    const store = { ...storeOf(server.settings), remove: async (key: string) => { if (key === stuck!.key) throw new Error('Permission denied'); } };
    await expect(cleanUpFiles(server.db, store)).rejects.toThrow('1 files were not removed');
    expect(await left()).toEqual([stuck]);
    await cleanUpFiles(server.db, storeOf(server.settings));
  });

  it('stays when it is saved while the night clears others', async () => {
    const [early, late] = [await upload('hr'), await upload('hr')];
    await withOrg(server.db, 'demo', (tx) => tx.query(`update stored_file set created_at = now() - interval '2 days' where org_code = $1 and row_id is null`, ['demo']));
    const store = storeOf(server.settings);
    let saved: string | undefined;
    const slow = { ...store, remove: async (key: string) => {
      if (saved === undefined) {
        saved = key === early ? late : early;
        await setPhoto('hr', '1026', saved);
      }
      await store.remove(key);
    } };
    await cleanUpFiles(server.db, slow);
    expect(await store.read(saved!)).toBeDefined();
    expect(await withOrg(server.db, 'demo', (tx) => tx.query('select key from stored_file where org_code = $1 and key = $2', ['demo', saved]))).toHaveLength(1);
  });
});
