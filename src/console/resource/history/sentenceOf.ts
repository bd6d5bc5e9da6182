import type { Resource } from '../../../domain/resource.ts';
import type { HistoryEntry } from '../../providers/data/ConsoleDataProvider.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const mark = '\u0001';

const keyOf = ({ source, kind, records, fields, step }: HistoryEntry): string => {
  if (kind === 'DOWNLOAD') return 'history.downloaded';
  if (source === 'IMPORT') return 'history.imported';
  if (source === 'UNDO') return 'history.undid';
  if (source === 'REDO') return 'history.redid';
  if (source === 'RULE') return 'history.rule';
  if (source === 'SEED') return 'history.seeded';
  if (kind === 'ADD') return 'history.created';
  if (kind === 'DELETE') return 'history.deleted';
  if (step) return step.decision === 'APPROVED' ? 'history.step.APPROVED' : 'history.step.REJECTED';
  if (records > 1) return 'history.editedBulk';
  return fields.length > 1 ? 'history.editedFields' : 'history.edited';
};

/** Who did what, in three parts so that the name (of an import: the file) can stand out. */
export const sentenceOf = (entry: HistoryEntry, translate: Translate, { name: stem }: Pick<Resource, 'name'>): { readonly who: string; readonly before: string; readonly after: string } => {
  const file = entry.source === 'IMPORT' ? (entry.fileName ?? entry.reason) : null;
  const key = entry.source === 'IMPORT' && file === null ? 'history.importedBy' : keyOf(entry);
  const smart_count = key === 'history.editedFields' ? entry.fields.length : entry.records;
  const field = entry.fields[0]?.field;
  const what = field === undefined ? (entry.fileName ?? translate('history.aFile')) : translate(`${stem}.${field}`);
  const [before = '', after = ''] = translate(key, { name: mark, by: entry.by, smart_count, what, ...entry.step }).split(mark);
  return { who: file ?? entry.by, before, after };
};
