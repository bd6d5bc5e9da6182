/** The SDL of an endpoint as it is served, and what its directives say about each root field. */
import { readFileSync } from 'node:fs';
import { buildSchema, getDirectiveValues, type GraphQLField, type GraphQLScalarType, type GraphQLSchema } from 'graphql';
import { EmailAddressResolver, HexColorCodeResolver, JSONResolver, LocalDateResolver } from 'graphql-scalars';
import type { FormName } from '../../../generated/forms.ts';
import type { Right, Scope } from '../../domain/resource.ts';
import type { Guard } from '../access/authorise.ts';
import { AddressScalar, DateTimeScalar, DecimalScalar, LocalTimeScalar } from './scalars.ts';

export type Root = {
  readonly name: string;
  readonly kind: 'Query' | 'Mutation';
  readonly field: GraphQLField<unknown, unknown>;
  /** Open without a session. */
  readonly isPublic: boolean;
  readonly guards: readonly Guard[];
  /** Declared arguments that stand for a field of the entity: argument → field key. */
  readonly filters: ReadonlyMap<string, string>;
};

const SCALARS: readonly GraphQLScalarType[] = [LocalDateResolver, DateTimeScalar, EmailAddressResolver, HexColorCodeResolver, JSONResolver, LocalTimeScalar, DecimalScalar, AddressScalar];

const withScalars = (schema: GraphQLSchema): GraphQLSchema => {
  for (const scalar of SCALARS) {
    const type = schema.getType(scalar.name) as GraphQLScalarType | undefined;
    if (type) Object.assign(type, { serialize: scalar.serialize, parseValue: scalar.parseValue, parseLiteral: scalar.parseLiteral });
  }
  return schema;
};

export const readSchema = (endpoint: string): GraphQLSchema =>
  withScalars(buildSchema(readFileSync(new URL(`../../../generated/${endpoint}/schema.graphql`, import.meta.url), 'utf8'), { noLocation: true, assumeValid: true }));

const rootOf = (schema: GraphQLSchema, kind: Root['kind'], field: GraphQLField<unknown, unknown>): Root => {
  const access = schema.getDirective('access')!;
  const column = schema.getDirective('column')!;
  const uses = (field.astNode?.directives ?? []).filter((node) => node.name.value === 'access');
  const guards = uses.map((node): Guard => {
    const told = getDirectiveValues(access, { directives: [node] }) as { form?: FormName[]; right: Right; scope?: Scope; whole: boolean };
    return { forms: told.form ?? [], right: told.right, scope: told.scope ?? 'ALL', ...(told.whole ? { isWhole: true } : {}) };
  });
  const isPublic = (field.astNode?.directives ?? []).some((node) => node.name.value === 'public');
  if (!isPublic && guards.length === 0) throw new TypeError(`${kind}.${field.name} says nobody who may call it`);
  const filters = field.args.flatMap((argument) => {
    const from = argument.astNode ? (getDirectiveValues(column, argument.astNode)?.from as string | undefined) : undefined;
    return from === undefined ? [] : [[argument.name, from] as const];
  });
  return { name: field.name, kind, field, isPublic, guards, filters: new Map(filters) };
};

/** Every root field by name; names are unique over queries and mutations but where both accept an operation. */
export const rootsOf = (schema: GraphQLSchema): Root[] =>
  (['Query', 'Mutation'] as const).flatMap((kind) => {
    const type = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
    return Object.values(type?.getFields() ?? {}).map((field) => rootOf(schema, kind, field));
  });
