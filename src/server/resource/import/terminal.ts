/** An import from the terminal: the steps of the wizard, with what a person would decide told in advance. */
import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { suggest } from '../../../domain/rank.ts';
import { WrongUse } from '../../command-line.ts';
import type { Database } from '../../db/connection.ts';
import { withOrg } from '../../db/org.ts';
import type { Logger } from '../../log.ts';
import type { Session } from '../../session.ts';
import { findResource, resourceOf, resources } from '../registry.ts';
import { commitImport, mapImport } from './change.ts';
import { sentence } from './failure-sentence.ts';
import { loadJob } from './job.ts';
import type { ImportAction, ImportJob } from './job.ts';
import { likenessCounts } from './likenesses.ts';
import { readMappingFile } from './mapping-file.ts';
import { problemGroups } from './problem-list.ts';
import type { ProblemGroup } from './problem-list.ts';
import type { ImportEnvironment } from './run.ts';
import { startImport } from './start.ts';
import { workOn } from './worker.ts';

export type TerminalImport = {
  readonly type: string;
  readonly action: ImportAction;
  /** Path of the spreadsheet. */
  readonly file: string;
  /** Path of a mapping file; without it the suggested columns are taken. */
  readonly mapping?: string;
  readonly invalid: 'OMIT' | 'REFUSE';
  readonly say: (line: string) => void;
};

/** A local file that needs no fetching. */
export const localFiles = (db: Database, log: Logger): ImportEnvironment => ({ db, log, fetchFile: async (_orgCode, key) => ({ path: resolve(key), release: async () => undefined }) });

const tell = ({ rows, message, value, firstRow }: ProblemGroup): string => `  ${rows} × ${message}${value === null ? '' : ` [${value}]`} (first in row ${firstRow})`;

const failed = ({ failure, type }: ImportJob, session: Session): WrongUse => new WrongUse(sentence(failure, resourceOf(type), session) ?? 'The import failed; the log says why.');

/** Whether the words of the command name what is there, before anything is read. */
const refuseUnknown = async ({ type, file, mapping }: TerminalImport): Promise<void> => {
  if (!findResource(type)) {
    const near = suggest(type, resources.map((resource) => resource.type));
    throw new WrongUse(`There are no records of the type ${type}.${near === null ? ' Types are written as in schema/: Employee, Designation.' : ` Did you mean ${near}?`}`);
  }
  for (const path of [file, ...(mapping === undefined ? [] : [mapping])]) {
    const found = await stat(path).catch(() => undefined);
    if (!found) throw new WrongUse(`There is no file ${path}.`);
    if (!found.isFile()) throw new WrongUse(`${path} is no file.`);
  }
};

/** Answers the finished job. Throws with a sentence where the file, the mapping or the rows are refused; then nothing was imported. */
export const importFile = async (db: Database, log: Logger, session: Session, told: TerminalImport): Promise<ImportJob> => {
  const environment = localFiles(db, log);
  const { orgCode } = session;
  await refuseUnknown(told);
  const id = await startImport(db, session, { type: told.type, action: told.action, fileKey: told.file, fileName: basename(told.file) });
  const work = async (expected: ImportJob['state']): Promise<ImportJob> => {
    await workOn(environment, orgCode, id);
    const job = await withOrg(db, orgCode, (tx) => loadJob(tx, id));
    if (job.state !== expected) throw failed(job, session);
    return job;
  };
  const read = await work('MAPPING');
  told.say(`${read.total} rows read from ${read.fileName}`);
  const headings = read.head?.headings ?? [];
  const mapping = told.mapping === undefined ? read.mapping : readMappingFile(await readFile(told.mapping, 'utf8'), headings);
  if (!mapping) throw new WrongUse('No column of the file is known. Give a mapping with --mapping.');
  await mapImport(db, session, id, mapping);
  const checked = await work('REVIEW');
  told.say(`${checked.ready} ready, ${checked.faulty} need a fix, ${checked.unchanged} would not change`);
  for (const group of await withOrg(db, orgCode, (tx) => problemGroups(tx, session, checked))) told.say(tell(group));
  const { alike } = await withOrg(db, orgCode, (tx) => likenessCounts(tx, id));
  if (alike > 0) told.say(`${alike} look like records that are here already or like earlier rows; they are imported, the wizard shows them`);
  if (checked.ready === 0 && checked.faulty === 0) return checked;
  await commitImport(db, session, id, told.invalid);
  const done = await work('DONE');
  told.say(`${done.added} added, ${done.updated} updated, ${done.created} made because rows refer to them, ${done.omitted} left out, ${done.unchanged} unchanged; change ${done.changeSetId}`);
  return done;
};
