/** What lists are measured against: node:http and bare pg, the same role, transaction, row-level security, rows and exact total, prepared, not pipelined. */
import { createReadStream } from 'node:fs';
import http from 'node:http';
import { extname, join, normalize } from 'node:path';
import pg from 'pg';
import type { Bench } from './dataset.ts';

type Question = { readonly limit: number; readonly offset: number; readonly sort?: string; readonly order?: string };

const ORDERS: Readonly<Record<string, string>> = { title: 'title_folded', code: 'code_folded', probation_days: 'probation_days' };
const TOTAL = 'select count(*)::int as total from designation where org_code = $1';

const pageText = (order: string): string => `select t.id, t.code, t.title, t.probation_days, t.status, t.version, l.id as level_id, l.name as level, g.id as grade_id, g.name as grade
  from (select * from designation where org_code = $1 order by ${order} limit $2 offset $3) t
  left join job_level l on l.org_code = t.org_code and l.id = t.level_id left join grade g on g.org_code = t.org_code and g.id = t.grade_id order by ${order.replaceAll(/(\w+) (asc|desc)/g, 't.$1 $2')}`;

const orderOf = ({ sort = 'title', order }: Question): string => {
  const way = order === 'DESC' ? 'desc' : 'asc';
  return `${ORDERS[sort] ?? ORDERS.title} ${way}, id ${way}`;
};

const answer = async (pool: pg.Pool, question: Question): Promise<string> => {
  const order = orderOf(question);
  const client = await pool.connect();
  await client.query('begin');
  await client.query("set local app.org_code = 'demo'");
  const rows = await client.query({ name: `page ${order}`, text: pageText(order), values: ['demo', question.limit, question.offset] });
  const total = await client.query<{ total: number }>({ name: 'total', text: TOTAL, values: ['demo'] });
  await client.query('commit');
  client.release();
  return JSON.stringify({ data: { page: { totalRecords: total.rows[0]!.total, rows: rows.rows } } });
};

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/** `folder` holds pages that are served beside the rows. */
export const startReference = async ({ app }: Bench, folder?: string): Promise<{ origin: string; stop(): Promise<void> }> => {
  const pool = new pg.Pool({ ...app, max: 16 });
  pool.on('error', () => undefined); // an idle connection ends with its database
  const server = http.createServer((request, response) => {
    if (request.method === 'GET') {
      const path = normalize(new URL(request.url ?? '/', 'http://local').pathname);
      const file = createReadStream(join(folder ?? import.meta.dirname, path));
      file.once('error', () => response.writeHead(404).end());
      file.once('open', () => response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream', 'cache-control': 'max-age=3600' }));
      file.pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void answer(pool, JSON.parse(Buffer.concat(parts).toString()) as Question).then((body) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
        response.end(body);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await pool.end();
    },
  };
};
