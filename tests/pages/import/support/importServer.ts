import type { ImportJob, Fixes } from '../../../../src/console/resource/import/job/importJob.ts';

type Asked = { readonly operation: string; readonly variables: Record<string, unknown> };

export type ImportServer = {
  readonly fetch: typeof fetch;
  readonly job: { -readonly [Key in keyof ImportJob]: ImportJob[Key] };
  readonly asked: Asked[];
  /** What was sent to be fixed, in order. */
  readonly fixes: () => readonly Fixes[];
  readonly finishCheck: () => void;
  /** Held back: what is asked by this operation is answered when its entry is called. */
  readonly held: { operation?: string; readonly answers: (() => void)[] };
  /** Whether nobody answers. */
  readonly away: { now: boolean };
};

const target = (key: string, label: string) => ({ key, label, required: true });
const column = (heading: string, key: string) => ({ heading, samples: ['x'], target: key });

/** A server that holds one checked import of three designations with a grade that does not exist. */
export const importServer = (): ImportServer => {
  const asked: Asked[] = [];
  let checks = 0;
  const away = { now: false };
  const held: ImportServer['held'] = { answers: [] };
  const changed = (): void => {
    checks += 1;
    job.updatedAt = `2026-11-21T09:00:0${checks}Z`;
  };
  const job: ImportServer['job'] = {
    id: '7', type: 'Designation', action: 'IMPORT', state: 'REVIEW', fileName: 'posts.csv', by: 'Meera Krishnan', createdAt: '2026-11-21T09:00:00Z', updatedAt: '2026-11-21T09:00:00Z',
    format: 'CSV', encoding: 'utf-8', separator: ',', sheet: null, sheets: [], columns: [column('Code', 'code'), column('Name', 'title'), column('Grade', 'gradeId')],
    targets: [target('code', 'Designation code'), target('title', 'Designation'), target('gradeId', 'Grade')],
    mapping: { columns: ['code', 'title', 'gradeId'], constants: [], templates: [], create: [], clearEmpty: false },
    total: 3, progress: 3, ready: 0, faulty: 3, unchanged: 0, alike: 0, leftOut: 0, added: 0, updated: 0, omitted: 0, created: 0,
    problems: [{ cause: 'gradeId|import.problem.missing|G-5', target: 'gradeId', label: 'Grade', message: 'Grade “G-5” does not exist', rows: 3, firstRow: 2, value: 'G-5', suggestions: ['G5'], creates: 'Grade' }],
    fixes: [], sameFile: null, changeSet: null, undone: false, fault: null, failureCode: null, failure: null, interruptedAt: null,
  };
  const rows = [2, 3, 4].map((row) => ({ row, status: 'FAULTY', cells: [{ target: 'code', text: `D${row}`, problem: null }, { target: 'title', text: `Post ${row}`, problem: null }, { target: 'gradeId', text: 'G-5', problem: 'Grade “G-5” does not exist' }], likenesses: row === 4 ? [] : [row === 2 ? { row: null, id: '9', name: 'Weaver', path: '/core-hr/designations?record=9', reasons: ['code', 'name'] } : { row: 2, id: null, name: null, path: null, reasons: ['name'] }] }));
  const none = { errorCode: '', message: '' };
  const answers: Record<string, (variables: Record<string, unknown>) => object> = {
    ReadImport: () => ({ importJob: { ...none, job: { ...job } } }),
    ReadImportRows: () => ({ importRows: { ...none, totalRecords: 3, rows } }),
    LeaveRowsOut: ({ rows: chosen, leftOut }) => {
      for (const row of rows) if (Array.isArray(chosen) ? chosen.includes(row.row) : row.likenesses.length > 0) row.status = leftOut === true ? 'LEFT_OUT' : 'READY';
      job.leftOut = rows.filter(({ status }) => status === 'LEFT_OUT').length;
      changed();
      return { leaveRowsOut: { ...none, job: { ...job } } };
    },
    FixImport: () => {
      job.state = 'CHECKING';
      return { fixImport: { ...none, job: { id: '7' } } };
    },
  };
  return {
    job,
    asked,
    held,
    away,
    fixes: () => asked.filter(({ operation }) => operation === 'FixImport').map(({ variables: { id: _, ...fixes } }) => fixes as unknown as Fixes),
    finishCheck: () => {
      job.state = 'REVIEW';
      changed();
    },
    fetch: async (_address, init) => {
      const { query, variables } = JSON.parse(String(init?.body)) as { query: string; variables: Record<string, unknown> };
      const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1] ?? '';
      asked.push({ operation, variables });
      if (away.now) throw new TypeError('Failed to fetch');
      if (operation === held.operation) await new Promise<void>((go) => held.answers.push(go));
      return Response.json({ data: answers[operation]?.(variables) ?? {} });
    },
  };
};
