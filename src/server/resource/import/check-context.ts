/** What checking the rows of one import needs to know, made once a run. */
import type { Field, Resource } from '../../../domain/resource.ts';
import { resourceOfSession } from '../../customisation/form-fields.ts';
import type { Transaction } from '../../db/org.ts';
import type { Session } from '../../session.ts';
import type { Values } from '../hooks.ts';
import { writtenFields } from '../image.ts';
import { resourceOf } from '../registry.ts';
import type { Grant } from '../../access/authorise.ts';
import { linesReader } from './child-rows.ts';
import type { CellReader } from './draft.ts';
import { uniqueKeys } from './existing.ts';
import type { UniqueKey } from './existing.ts';
import { fileIndex } from './file-index.ts';
import type { FileIndex } from './file-index.ts';
import type { ImportJob } from './job.ts';
import { missingRecords } from './missing-records.ts';
import type { MissingRecords } from './missing-records.ts';
import { emptyMapping } from './mapping.ts';
import type { Mapping } from './mapping.ts';
import { cellReader } from './read-cell.ts';
import { defaultsOf, readFormats, ruleContext } from './rules.ts';
import type { OrganisationFormats, RuleContext } from './rules.ts';
import { referenceResolver } from './resolve-references.ts';
import type { ReferenceResolver } from './resolve-references.ts';
import { filledTargets, rowReader } from './row-cells.ts';
import type { Fix, RowReader } from './row-cells.ts';
import { sharedValues } from './shared-values.ts';
import { importGrant } from './starter.ts';
import { importTargets } from './targets.ts';
import type { Target } from './targets.ts';

export type CheckContext = {
  readonly job: ImportJob;
  /** On whose records. */
  readonly grant: Grant;
  readonly resource: Resource;
  readonly mapping: Mapping;
  readonly targets: readonly Target[];
  readonly readers: readonly CellReader[];
  readonly readRow: RowReader;
  /** Rows of the file of which a person fixed a cell. */
  readonly mended: ReadonlySet<number | null>;
  readonly formats: OrganisationFormats;
  readonly resolver: ReferenceResolver;
  readonly missing: MissingRecords;
  /** Only where rows of the file may refer to each other. */
  readonly index: FileIndex | null;
  readonly keys: readonly UniqueKey[];
  /** For each unique key, which row of the file had it first. */
  readonly seen: readonly Map<string, number>[];
  /** For each record that an update is about, which row of the file was about it first. */
  readonly seenIds: Map<string, number>;
  /** The id of the file's first row, were it added; the others follow. */
  readonly firstId: number;
  /** What a row may fill of a record that is added, its lists of rows only where the file has them. */
  readonly given: readonly Field[];
  /** Whose the record is. */
  readonly person: Field | undefined;
  /** What fields get that the file does not fill, ready to be stored. */
  readonly defaults: readonly { readonly field: Field; readonly value: unknown }[];
  /** What all records that are added have alike. */
  readonly shared: Values;
  readonly rules: RuleContext;
};

export const readFixes = (tx: Transaction, id: string): Promise<Fix[]> =>
  tx.query<Fix>('select number, field, row, before, after from import_fix where org_code = $1 and job_id = $2 order by number', [tx.orgCode, id]);

/** A part of an address is a line of text, its country one of the list. */
const readAs = ({ field, part }: Target): Field => (part === undefined ? field : part === 'country' ? { ...field, kind: 'listed', closedList: 'COUNTRY' } : { ...field, kind: 'text' });

export const checkContext = async (tx: Transaction, job: ImportJob, session: Session, firstId: number): Promise<CheckContext> => {
  const resource = resourceOfSession(resourceOf(job.type), session);
  const mapping = job.mapping ?? emptyMapping;
  const formats = await readFormats(tx);
  const targets = filledTargets(importTargets(resource, session, job.action), mapping);
  const keys = uniqueKeys(resource);
  const resolver = referenceResolver(session);
  const fixes = await readFixes(tx, job.id);
  const refersToItself = job.action === 'IMPORT' && targets.some(({ field }) => field.reference?.type === resource.type);
  return {
    job,
    grant: importGrant(session, resource, job.action),
    resource,
    mapping,
    targets,
    readers: targets.map((target) => (target.field.kind === 'rows' ? linesReader : cellReader)(readAs(target), job.language, formats)),
    readRow: rowReader(targets, job.head?.headings ?? [], mapping, fixes),
    mended: new Set(fixes.map(({ row }) => row)),
    formats,
    resolver,
    missing: missingRecords(job, mapping, targets, formats, resolver),
    index: refersToItself ? fileIndex(resource) : null,
    keys,
    seen: keys.map(() => new Map<string, number>()),
    seenIds: new Map(),
    firstId,
    given: [...writtenFields(resource.fields), ...targets.map(({ field }) => field).filter(({ kind }) => kind === 'rows')],
    person: resource.fields.find(({ key }) => key === resource.person),
    defaults: defaultsOf(resource.fields),
    shared: await sharedValues(resourceOf(job.type), job),
    rules: ruleContext(resource, formats),
  };
};
