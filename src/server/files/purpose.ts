import type { Field, Resource } from '../../domain/resource.ts';
import { mostBytesOf, recordFiles } from '../../domain/talk/recordFiles.ts';
import { findResource, resources } from '../resource/registry.ts';
import { limits } from '../sheets/limits.ts';
import { importedSpreadsheet } from './kinds.ts';

/** What a file is for: a field of an entity, a record as a whole, or a document that no record holds yet. */
export type Purpose = {
  readonly entity: string;
  readonly field: string;
  readonly maxBytes: number;
  readonly types: readonly string[];
  readonly of?: { readonly resource: Resource; readonly field: Field };
  /** The entity whose records take such files. */
  readonly record?: Resource;
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Document 1 §9: 3 MB; png, jpeg, pdf, doc, docx, txt. */
const DOCUMENT = {
  maxBytes: 3_000_000,
  types: ['image/png', 'image/jpeg', 'application/pdf', 'application/msword', `${OFFICE}.wordprocessingml.document`, 'text/plain'],
} as const;

const lowered = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

/** A file of a child row: `individualDocument.file`, as forms name it, or `onboardingIndividual.documents.file`, as it is noted. The rights on the rows hold for it. */
const ofRows = (type: string): Purpose | undefined => {
  const [name = '', key = '', part = ''] = type.split('.');
  for (const resource of resources) {
    for (const { name: list, rows, access } of resource.fields) {
      if (rows === undefined || !(part === '' ? lowered(rows.type) === name : resource.name === name && list === key)) continue;
      const field = rows.fields.find((each) => each.file !== undefined && each.key === (part === '' ? key : part));
      if (field?.file) return { entity: resource.name, field: `${list}.${field.key}`, ...field.file, of: { resource, field: access === undefined || field.access ? field : { ...field, access } } };
    }
  }
  return undefined;
};

/**
 * What the `type` of a file operation stands for: `employee.photo` is that field with its own limits, `recordFile.Grade` a file put to a
 * grade, any other text a loose document with the general ones.
 */
export const purposeOf = (type: string): Purpose => {
  if (type === 'import') return { entity: 'document', field: 'import', maxBytes: limits.fileBytes, types: [importedSpreadsheet] };
  const [name = '', key = ''] = type.split('.');
  const record = name === 'recordFile' ? findResource(key) : undefined;
  if (record) return { entity: 'recordFile', field: record.type, ...recordFiles, maxBytes: mostBytesOf(record.type), record };
  const resource = resources.find((each) => each.name === name || each.type === name);
  const field = resource?.fields.find((each) => each.key === key && each.file !== undefined);
  if (resource === undefined || field?.file === undefined) return ofRows(type) ?? { entity: 'document', field: type.slice(0, 60), ...DOCUMENT };
  return { entity: resource.name, field: field.key, ...field.file, of: { resource, field } };
};
