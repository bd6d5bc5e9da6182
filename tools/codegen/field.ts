/** One field of the SDL as metadata. */
import { Kind, type FieldDefinitionNode, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import type { Field, FieldKind, ListName, Rule, Tone } from '../../src/domain/resource.ts';
import type { ModelField, Scope } from './model.ts';
import { decimalOf } from '../../src/domain/decimal.ts';
import { misfit } from './default-fits.ts';
import { fitsKind, KINDS } from './fits-kind.ts';
import { Mistake, place, placeOf, suggest } from './mistake.ts';
import { base } from './names.ts';
import { snake } from '../../src/domain/snake.ts';
import type { Arguments } from './directives.ts';

const SCALARS: Readonly<Record<string, FieldKind>> = {
  ID: 'id',
  String: 'text',
  Int: 'integer',
  Boolean: 'yesNo',
  LocalDate: 'date',
  LocalTime: 'time',
  DateTime: 'dateTime',
  Decimal: 'decimal',
  EmailAddress: 'email',
  HexColorCode: 'colour',
  JSON: 'json',
  Address: 'address',
};
/** The type that a kind is told of. */
const TYPED: Readonly<Record<string, string>> = { LONG_TEXT: 'String', PERCENT: 'Decimal', DURATION: 'Decimal', PHONE: 'String', MONEY: 'Decimal', YEAR: 'Int' };
const LISTS: readonly string[] = ['COUNTRY', 'CURRENCY', 'LANGUAGE', 'TIME_ZONE', 'DATE_FORMAT'] satisfies ListName[];
const UNSORTED: readonly FieldKind[] = ['rows', 'count', 'json', 'address', 'choices', 'file', 'image', 'id'];

/** Rows and choices are `[Type!]`, with or without a ! of their own: that is how they are printed. */
const isPlainList = (type: TypeNode): boolean => {
  const list = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
  return list.kind === Kind.LIST_TYPE && list.type.kind === Kind.NON_NULL_TYPE && list.type.type.kind === Kind.NAMED_TYPE;
};
const isList = (type: TypeNode): boolean => type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && type.type.kind === Kind.LIST_TYPE);

const pick = (told: Arguments | undefined, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter((name) => told?.[name] !== undefined && told[name] !== null).map((name) => [name, told![name]]));

/** What marks records of an entity where something of its endpoint refers to them. */
const toneOf = (entity: ObjectTypeDefinitionNode, { reader, objects, enums }: Scope): Tone | undefined => {
  const told = reader.one(entity, 'resource')?.tone as string | undefined;
  if (told === undefined) return undefined;
  const [through = '', choice = '', ...more] = told.split('.');
  const typeOf = (node: ObjectTypeDefinitionNode | undefined, name: string): string => {
    const found = (node?.fields ?? []).find((field) => field.name.value === name);
    return found === undefined ? '' : base(found.type);
  };
  const enumName = typeOf(objects.get(typeOf(entity, through)), choice);
  if (more.length > 0 || !enums.has(enumName)) throw new Mistake(placeOf(entity, 'resource'), `@resource(tone: "${told}") of ${entity.name.value} leads to no choice.`, 'Name a reference and a choice of what it refers to, as "stage.kind".');
  return { through, choice, enumName };
};

const target = (node: FieldDefinitionNode, type: string, scope: Scope): Field['reference'] => {
  const to = scope.reader.one(node, 'ref')?.to as string | undefined;
  if (to === undefined) {
    const entity = scope.entities.get(type);
    if (entity?.endpoint !== scope.endpoint) return undefined;
    const tone = toneOf(entity.node, scope);
    return { endpoint: scope.endpoint, type, ...(tone === undefined ? {} : { tone }) };
  }
  const [endpoint, name, ...more] = to.split('/');
  const found = scope.entities.get(name ?? '');
  if (!found || found.endpoint !== endpoint || more.length > 0)
    throw new Mistake(place(node), `@ref(to: "${to}") refers to nothing.`, suggest(to, [...scope.entities].map(([key, value]) => `${value.endpoint}/${key}`)));
  return { endpoint, type: name! };
};

const kindOf = (node: FieldDefinitionNode, type: string, list: boolean, scope: Scope, reference: Field['reference'], column: Arguments | undefined): FieldKind => {
  if (type === 'Float') throw new Mistake(place(node), `${node.name.value} is a Float, which cannot hold amounts exactly.`, 'Use Decimal.');
  if (scope.reader.one(node, 'counts')) {
    if (type !== 'Int' || list || node.type.kind === Kind.NON_NULL_TYPE) throw new Mistake(placeOf(node, 'counts'), `${node.name.value} is a figure that not everybody has, so it must be an Int that may be null.`);
    return 'count';
  }
  const { name } = node;
  if (list && !isPlainList(node.type) && (scope.enums.has(type) || scope.objects.has(type))) throw new Mistake(place(node), `${name.value} is a list of ${type} that is written otherwise.`, `Write ${name.value}: [${type}!].`);
  if (reference) {
    if (list) throw new Mistake(place(node), `${name.value} refers to many records; a field refers to one.`, 'Write rows: a list of a type of its own that holds the reference.');
    if (scope.reader.one(node, 'ref') && type !== 'ID') throw new Mistake(place(node), `${name.value} has @ref, so its type is ID, not ${type}.`, `Write ${name.value}: ID.`);
    return 'reference';
  }
  const file = scope.reader.one(node, 'file');
  if (file && (type !== 'String' || list)) throw new Mistake(placeOf(node, 'file'), `${name.value} holds the key of a file, so it must be a String.`);
  if (file) return (file.types as string[]).every((mime) => mime.startsWith('image/')) ? 'image' : 'file';
  const values = scope.enums.get(type);
  if (values) {
    if (list) return 'choices';
    return node.name.value === 'status' || (values.values ?? []).some((value) => scope.reader.one(value, 'status')) ? 'status' : 'choice';
  }
  if (list && scope.objects.has(type)) return 'rows';
  if (LISTS.includes(column?.kind as string)) {
    if (type !== 'String' || list) throw new Mistake(placeOf(node, 'column'), `${node.name.value} takes its values from the list ${column!.kind as string}, so it must be a String.`);
    return 'listed';
  }
  if (column?.formula) {
    if (type !== 'String' || list) throw new Mistake(placeOf(node, 'column'), `${node.name.value} is a formula, so it must be a String.`);
    return 'longText';
  }
  const typed = column?.kind ? TYPED[column.kind as string]! : column?.currency ? 'Decimal' : type;
  if (typed !== type || (list && column?.kind)) throw new Mistake(placeOf(node, 'column'), `${name.value} is ${column!.kind ? `of the kind ${column!.kind as string}` : 'money'}, so its type is ${typed}, not ${list ? `[${type}]` : type}.`, `Write ${name.value}: ${typed}.`);
  if (column?.kind) return KINDS[column.kind as string]!;
  if (column?.currency) return 'money';
  const elsewhere = scope.entities.get(type);
  if (elsewhere) throw new Mistake(place(node), `${type} belongs to ${elsewhere.endpoint}.`, `Write ${name.value}: ID @ref(to: "${elsewhere.endpoint}/${type}").`);
  if (scope.objects.has(type)) throw new Mistake(place(node), `${name.value} would hold one row of ${type}; rows are a list.`, `Write ${name.value}: [${type}!].`);
  const kind = SCALARS[type];
  if (!kind || list) throw new Mistake(place(node), `Unknown type ${list ? `[${type}]` : type}.`, suggest(type, [...Object.keys(SCALARS), ...scope.enums.keys(), ...scope.entities.keys()]));
  return kind;
};

const ruleOf = (told: Arguments | undefined): Rule => pick(told, ['minLength', 'maxLength', 'min', 'max', 'decimals', 'preset', 'contains', 'notBefore', 'message']);

const EXACT: readonly FieldKind[] = ['decimal', 'money', 'percent', 'duration'];

/** Forms and the API take amounts as exact text: 12.5 is written for it, too. */
const exact = (kind: FieldKind, given: string | undefined): string | undefined => (given !== undefined && EXACT.includes(kind) && !given.trim().startsWith('"') ? JSON.stringify(decimalText(given)) : given);
const decimalText = (given: string): string => (/e/i.test(given) ? decimalOf(Number(given)) : given.trim());

const checkDefault = (node: FieldDefinitionNode, name: string, told: Pick<Field, 'kind' | 'options' | 'closedList'>, given: string | undefined): void => {
  if (given === undefined) return;
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    throw new Mistake(placeOf(node, 'column'), `The default of ${name} is not JSON: ${given}.`, `Text needs quotes inside: "\\"${given}\\"".`);
  }
  const wrong = misfit(told, value);
  if (wrong) throw new Mistake(placeOf(node, 'column'), `The default of ${name} ${wrong.what}.`, wrong.suggestion);
};

/** A field of a record has one form; rows and their fields go with the record. */
const guardedSoundly = (node: FieldDefinitionNode, owner: string, access: readonly string[], { reader, entities }: Scope): void => {
  const rules = reader.all(node, 'access');
  const wrong = (what: string, suggestion: string): Mistake => new Mistake(placeOf(node, 'access'), `@access of ${owner}.${node.name.value} ${what}.`, suggestion);
  if (reader.one(node, 'public')) throw new Mistake(placeOf(node, 'public'), `@public of ${owner}.${node.name.value} opens nothing: it is for operations.`, 'Leave it out.');
  if (rules.length === 0) return;
  if (!entities.has(owner)) throw wrong('guards nothing: a field of rows goes with its record', 'Guard the list of rows.');
  if (rules.some(({ form }) => !form) || access.length === 0) throw wrong('names no form, so it guards nothing', 'Add form: […].');
  if (access.length > 1) throw wrong(`names ${access.join(' and ')}, of which one can guard it`, 'Name one form.');
  if (rules.some(({ right, scope, reason }) => right !== 'VIEW' || scope || reason)) throw wrong('says more than its form', 'Leave out right, scope and reason: reading it takes the right to view, writing it the right to update.');
};

export const readField = (node: FieldDefinitionNode, owner: string, scope: Scope): ModelField => {
  const name = node.name.value;
  const type = base(node.type);
  const list = isList(node.type);
  const column = scope.reader.one(node, 'column');
  const reference = target(node, type, scope);
  const kind = kindOf(node, type, list, scope, reference, column);
  fitsKind(node, owner, kind, column);
  const values = scope.enums.get(type)?.values;
  const next = Object.fromEntries((values ?? []).flatMap((value) => {
    const told = scope.reader.one(value, 'status')?.next as string[] | undefined;
    for (const other of told ?? [])
      if (!values!.some((candidate) => candidate.name.value === other))
        throw new Mistake(place(value), `${type}.${value.name.value} may become ${other}, which does not exist.`, suggest(other, values!.map((v) => v.name.value)));
    return told ? [[value.name.value, told] as const] : [];
  }));
  const access = scope.entities.has(owner) ? scope.reader.all(node, 'access').flatMap(({ form }) => (form ?? []) as string[]) : [];
  const file = scope.reader.one(node, 'file');
  const key = reference ? `${name}Id` : name;
  const wasKey = typeof column?.was === 'string' ? (reference ? `${column.was}Id` : column.was) : undefined;
  const concat = column?.concat as string[] | undefined;
  const options = values?.map((value) => value.name.value);
  const closedList = kind === 'listed' ? { closedList: column!.kind as ListName } : {};
  checkDefault(node, `${owner}.${name}`, { kind, ...(options ? { options } : {}), ...closedList }, column?.default as string | undefined);
  if (kind === 'rows' && !scope.entities.has(owner)) throw new Mistake(place(node), `${owner}.${name} would be rows within rows.`, `Make ${owner} an entity of its own, or leave out ${name}.`);
  guardedSoundly(node, owner, access, scope);
  const parts = kind === 'rows' ? (scope.objects.get(type)!.fields ?? []).map((part) => readField(part, type, scope)) : undefined;
  const by = parts && column?.filter === true ? parts.find((part) => part.reference) : undefined;
  if (parts && column?.filter === true && !by) throw new Mistake(placeOf(node, 'column'), `${owner}.${name} cannot be filtered by: ${type} refers to nothing.`, 'Rows are found by what they refer to.');
  return {
    node,
    type,
    name,
    key,
    column: snake(key),
    kind,
    required: node.type.kind === Kind.NON_NULL_TYPE,
    readOnly: kind === 'id' || kind === 'count' || concat !== undefined || column?.computed === true || column?.derived === true,
    computed: column?.computed === true,
    assigned: column?.assigned === true,
    search: column?.search === true,
    filter: column?.filter === true,
    sort: !UNSORTED.includes(kind) && column?.computed !== true,
    inList: column?.list === true,
    rule: ruleOf(scope.reader.one(node, 'rule')),
    help: node.description !== undefined,
    ...(column?.kind === 'YEAR' ? { isYear: true } : {}),
    ...pick(column, ['formula']),
    ...(column?.fixed === true ? { fixed: true } : {}),
    ...(column?.later === true ? { later: true as const } : {}),
    ...(column?.hidden === true ? { hidden: true as const } : {}),
    ...(column?.known === true ? { known: true as const } : {}),
    ...(column?.derived === true ? { derived: true as const } : {}),
    ...(column?.counter === true ? { counter: true as const } : {}),
    ...(column?.acts === true ? { acts: true as const } : {}),
    ...pick({ ...column, default: exact(kind, column?.default as string | undefined) }, ['group', 'default', 'unit', 'currency', 'concat']),
    ...(column?.import === undefined ? {} : { aliases: (column.import as string[]).map((alias) => alias.toLowerCase()) }),
    ...(reference ? { reference: { ...reference, ...pick(column, ['among']) } } : {}),
    ...(values ? { enumName: type, options: options! } : {}),
    ...closedList,
    ...(Object.keys(next).length > 0 ? { next } : {}),
    ...(access[0] === undefined ? {} : { access: access[0] as NonNullable<Field['access']> }),
    ...(file ? { file: { maxBytes: file.maxBytes as number, types: file.types as string[] } } : {}),
    ...(wasKey === undefined ? {} : { wasKey, was: snake(wasKey) }),
    ...(kind === 'count' ? { counts: scope.reader.one(node, 'counts') as NonNullable<ModelField['counts']> } : {}),
    ...(typeof column?.rowsWere === 'string' ? { rowsWere: column.rowsWere } : {}),
    ...(parts ? { fields: parts, rows: { type, table: snake(type), parentColumn: `${snake(owner)}_id`, fields: parts, ...(by ? { by: by.key } : {}) } } : {}),
  };
};
