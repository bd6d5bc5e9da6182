/** What the list API is measured against: node:http and bare pg, the same role, transaction, row-level security, rows and exact total, prepared, not pipelined. */
import http from 'node:http';
import pg from 'pg';
import type { Bench } from './dataset.ts';

const PAGE = `select t.id, t.code, t.title, t.probation_days, t.status, t.version, l.id as level_id, l.name as level, g.id as grade_id, g.name as grade
  from (select * from designation where org_code = $1 order by title_folded, id limit $2 offset $3) t
  left join job_level l on l.org_code = t.org_code and l.id = t.level_id left join grade g on g.org_code = t.org_code and g.id = t.grade_id order by t.title_folded, t.id`;
const TOTAL = 'select count(*)::int as total from designation where org_code = $1';

export const startReference = async ({ app }: Bench): Promise<{ origin: string; stop(): Promise<void> }> => {
  const pool = new pg.Pool({ ...app, max: 16 });
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void (async () => {
        const { limit, offset } = JSON.parse(Buffer.concat(parts).toString()) as { limit: number; offset: number };
        const client = await pool.connect();
        await client.query('begin');
        await client.query("set local app.org_code = 'demo'");
        const rows = await client.query({ name: 'page', text: PAGE, values: ['demo', limit, offset] });
        const total = await client.query({ name: 'total', text: TOTAL, values: ['demo'] });
        await client.query('commit');
        client.release();
        const body = JSON.stringify({ data: { page: { totalRecords: (total.rows[0] as { total: number }).total, rows: rows.rows } } });
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
        response.end(body);
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await pool.end();
    },
  };
};
