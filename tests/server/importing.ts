/** Imports through the running server, as the console does them. */
import type { DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import type { Client, GraphqlAnswer } from '../support/graphql.ts';

export type Job = {
  readonly id: string;
  readonly state: string;
  readonly total: number;
  readonly ready: number;
  readonly faulty: number;
  readonly unchanged: number;
  readonly added: number;
  readonly updated: number;
  readonly omitted: number;
  readonly created: number;
  readonly columns: { heading: string; samples: string[]; target: string | null }[];
  readonly problems: { cause: string; target: string; label: string; message: string; rows: number; firstRow: number; value: string | null; suggestions: string[]; creates: string | null }[];
  readonly fixes: { number: number; target: string; row: number | null; before: string | null; after: string; rows: number; by: string }[];
  readonly sameFile: { by: string } | null;
  readonly changeSet: string | null;
  readonly undone: boolean;
  readonly fault: string | null;
  readonly failureCode: string | null;
  readonly failure: string | null;
  readonly interruptedAt: string | null;
};

const fields = `id state total ready faulty unchanged added updated omitted created columns { heading samples target }
  problems { cause target label message rows firstRow value suggestions creates } fixes { number target row before after rows by }
  sameFile { by } changeSet undone fault failureCode failure interruptedAt`;

type Mapping = { columns: (string | null)[]; constants?: object[]; templates?: object[]; create?: object[]; clearEmpty?: boolean };
type Answer = GraphqlAnswer<Record<string, { job: Job }>>;

export type Importer = {
  readonly ask: Client;
  readonly cookie: string;
  upload(name: string, content: Buffer | string): Promise<string>;
  call(operation: string, variables: string, types: string, values: Record<string, unknown>): Promise<Answer>;
  start(type: string, action: 'IMPORT' | 'UPDATE', name: string, content: Buffer | string): Promise<Job>;
  map(id: string, mapping: Mapping): Promise<Job>;
  /** Waits until the job is in none of the states of work. */
  settled(id: string): Promise<Job>;
  commit(id: string, invalid?: 'OMIT' | 'REFUSE'): Promise<Job>;
};

export const importerOf = async (server: DemoServer, email: string): Promise<Importer> => {
  const cookie = await server.signIn(email);
  const ask = clientOf(server, cookie);
  const upload = async (name: string, content: Buffer | string): Promise<string> => {
    const variables = { fileName: name };
    const answer = await ask<{ getPresignedUrl: { presignedUrl: string; s3DocumentDetails: { key: string } } }>(
      'core-hr',
      'mutation($fileName: String!) { getPresignedUrl(fileName: $fileName, action: "upload", type: "import") { presignedUrl s3DocumentDetails } }',
      variables,
    );
    const { presignedUrl, s3DocumentDetails } = dataOf(answer).getPresignedUrl;
    const put = await fetch(new URL(presignedUrl, server.origin), { method: 'PUT', body: new Uint8Array(Buffer.from(content)), headers: { cookie } });
    if (put.status !== 200) throw new Error(await put.text());
    return s3DocumentDetails.key;
  };
  const call: Importer['call'] = (operation, variables, types, values) => {
    const kind = ['importJob'].includes(operation) ? 'query' : 'mutation';
    return ask('batch-processing', `${kind}(${types}) { ${operation}(${variables}) { job { ${fields} } } }`, values);
  };
  const read = async (id: string): Promise<Job> => dataOf(await call('importJob', 'id: $id', '$id: ID!', { id })).importJob!.job;
  const settled = async (id: string): Promise<Job> => {
    for (;;) {
      const job = await read(id);
      if (!['READING', 'CHECKING', 'COMMITTING'].includes(job.state)) return job;
      await new Promise((resolve) => void setTimeout(resolve, 40));
    }
  };
  return {
    ask,
    cookie,
    upload,
    call,
    settled,
    start: async (type, action, name, content) => {
      const fileKey = await upload(name, content);
      const answer = await call('startImport', 'input: $input', '$input: StartImportInput!', { input: { type, action, fileKey, fileName: name } });
      return settled(dataOf(answer).startImport!.job.id);
    },
    map: async (id, mapping) => {
      dataOf(await call('mapImport', 'id: $id, mapping: $mapping', '$id: ID!, $mapping: ImportMappingInput!', { id, mapping }));
      return settled(id);
    },
    commit: async (id, invalid = 'OMIT') => {
      dataOf(await call('commitImport', 'id: $id, invalid: $invalid', '$id: ID!, $invalid: ImportInvalid!', { id, invalid }));
      return settled(id);
    },
  };
};
