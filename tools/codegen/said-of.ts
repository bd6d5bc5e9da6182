import type { FieldKind } from '../../src/domain/resource.ts';
import { LONG_TEXT_LENGTH, TEXT_LENGTH } from '../../src/domain/validate/text.ts';
import { Mistake, place, placeOf } from './mistake.ts';
import type { ModelField } from './model.ts';

/** Kinds that lists are never filtered by. */
const UNFILTERED: readonly FieldKind[] = ['json', 'address', 'choices', 'file', 'image', 'count'];
/** Characters of a text with an index: PostgreSQL takes 2,700 bytes, and a character has up to four. */
const MOST_INDEXED = 600;

/** Kinds whose cells and inputs have a unit beside the number. */
const MEASURED: readonly FieldKind[] = ['integer', 'decimal', 'money', 'count'];

/** What a list, a form and the server do with a field of a record, and with none of its rows. */
const OF_RECORDS: readonly string[] = ['search', 'filter', 'list', 'group', 'import', 'fixed', 'later', 'hidden', 'known', 'acts', 'counter', 'computed', 'derived', 'assigned'];
/** What people or their files would write. */
const OF_WRITTEN: readonly string[] = ['fixed', 'later', 'acts', 'assigned', 'import'];
/** Where what is hidden would be seen. */
const OF_SEEN: readonly string[] = ['list', 'search', 'group', 'import'];

/** The first of these that `@column` says of a field. */
const toldOf = ({ node }: ModelField, names: readonly string[]): string | undefined => {
  const column = (node.directives ?? []).find((directive) => directive.name.value === 'column');
  return names.find((one) => column?.arguments?.some(({ name: { value: argument }, value }) => argument === one && !(value.kind === 'BooleanValue' && !value.value) && value.kind !== 'NullValue'));
};

/**
 * Child rows are written whole, with their record, and shown there.
 * @throws Mistake where `@column` says of a field of theirs what nobody does
 */
export const saidOfRow = (owner: string, field: ModelField): void => {
  const told = toldOf(field, OF_RECORDS);
  if (told !== undefined) throw new Mistake(placeOf(field.node, 'column'), `${owner}.${field.name} is a field of child rows, of which ${told} says nothing: it is for fields of a record.`, told === 'filter' ? 'Leave it out; filter: true on the list of rows finds records by what the rows refer to.' : 'Leave it out.');
};

/**
 * What `@column` and `@access` promise of a field is kept.
 * @throws Mistake where it would be silently left undone
 */
export const saidOf = (owner: string, field: ModelField, fields: readonly ModelField[]): void => {
  const wrong = (what: string, suggestion: string, directive = 'column'): Mistake => new Mistake(placeOf(field.node, directive), `${owner}.${field.name} ${what}.`, suggestion);
  if (field.kind === 'id' && field.name !== 'id') throw new Mistake(place(field.node), `${owner}.${field.name} is an ID that refers to nothing.`, 'Write the entity that it refers to, of another endpoint ID @ref(to: "endpoint/Entity").');
  if (field.filter && UNFILTERED.includes(field.kind)) throw wrong(`cannot be filtered by: lists have no filter for the kind ${field.kind}`, 'Leave out filter: true.');
  if (field.filter && field.computed) throw wrong('cannot be filtered by: it is computed, so no index holds it', 'Leave out filter: true, or store it (derived: true).');
  if (field.search && field.computed) throw wrong('cannot be searched: it is computed, so no index holds it', 'Leave out search: true.');
  const most = field.rule.maxLength ?? (field.kind === 'longText' ? LONG_TEXT_LENGTH : TEXT_LENGTH);
  if (field.filter && ['text', 'longText'].includes(field.kind) && most > MOST_INDEXED) throw wrong(`cannot be filtered by: its index takes texts of at most ${MOST_INDEXED} characters, and it may have ${most}`, `${toldOf(field, ['filter']) === undefined ? 'As a part of a set of unique values it has an index: add' : 'Leave out filter: true, or add'} @rule(maxLength: ${MOST_INDEXED}).`);
  const written = field.readOnly ? toldOf(field, field.computed ? [...OF_WRITTEN, 'default'] : OF_WRITTEN) : ['file', 'image'].includes(field.kind) ? toldOf(field, ['import']) : undefined;
  if (written !== undefined) throw wrong(`is ${field.readOnly ? 'written by nobody' : 'in no spreadsheet'}, so ${written} says nothing of it`, `Leave out ${written}.`);
  const seen = field.hidden ? toldOf(field, OF_SEEN) : undefined;
  if (seen !== undefined) throw wrong(`is hidden, so ${seen} says nothing of it`, `Leave out ${seen}, or hidden.`);
  if (field.known && !field.hidden) throw wrong('is known to pages as everything is that is not hidden', 'Leave out known, or add hidden: true.');
  if (field.unit !== undefined && !MEASURED.includes(field.kind)) throw wrong(`is of the kind ${field.kind}, which is shown without a unit`, 'Leave out unit.');
  if (toldOf(field, ['from']) !== undefined) throw wrong('is a field of an entity, which comes from nowhere else', 'Leave out from: it is for declared types and arguments.');
  const money = field.currency === undefined ? undefined : fields.find(({ name, key }) => name === field.currency || key === field.currency);
  if (money && money.closedList !== 'CURRENCY') throw wrong(`has its currency in ${money.name}, which holds none`, 'Name a field with @column(kind: CURRENCY).');
  for (const part of field.concat ?? []) {
    const of = fields.find(({ name, key }) => name === part || key === part);
    if (of?.concat) throw wrong(`names ${part}, which is itself made of others`, `Name what ${part} is made of.`);
    if (of?.access) throw wrong(`names ${part}, which not everyone sees`, 'Leave it out.');
  }
  if (field.rowsWere !== undefined && !field.rows) throw wrong('has no child rows, of which rowsWere would tell the former type', 'Leave out rowsWere; was tells the former name of a field.');
  const was = field.was === undefined ? undefined : fields.find((one) => one.column === field.was || (one !== field && one.was === field.was));
  if (was) throw wrong(`was ${field.was!}, which ${was.name} ${was.column === field.was ? 'is' : 'was, too'}`, 'Leave out was, or name what is there no longer.');
  for (const alias of field.aliases ?? []) {
    const other = fields.find((one) => one !== field && one.aliases?.includes(alias));
    if (alias.trim() === '') throw wrong('has an empty heading', 'Leave it out of import.');
    const called = fields.find((one) => one !== field && one.name.toLowerCase() === alias);
    if (called) throw wrong(`has the heading "${alias}", which is the name of ${called.name}`, 'A heading means one field.');
    if (other) throw wrong(`has the heading "${alias}", as ${other.name} has`, 'A heading means one field.');
  }
  if (field.search && field.access) throw wrong('cannot be searched: who may not see it would find records by it', 'Leave out search: true, or @access.');
};
