/** Every root field of every served schema, with a request that asks it: what is proved of all of them is generated from here. */
import { isEnumType, isInputObjectType, isListType, isNonNullType, isRequiredArgument, isRequiredInputField, isScalarType, type GraphQLInputType, type GraphQLLeafType } from 'graphql';
import { endpointNames } from '../../src/server/endpoint-settings.ts';
import { readSchema, rootsOf, type Root } from '../../src/server/graphql/served-schema.ts';
import { resources } from '../../src/server/resource/registry.ts';
import type { Resource } from '../../src/domain/resource.ts';

export type Arguments = Record<string, unknown>;
export type Operation = { readonly endpoint: string; readonly root: Root; readonly name: string; readonly document: string; /** Required arguments only. */ readonly least: Arguments; /** The entity that the operation is one of. */ readonly resource: Resource | undefined };
/** Where in the arguments a value goes, and its type. A number stands for an element of a list. */
export type Slot = { readonly path: readonly (string | number)[]; readonly type: string; readonly leaf: GraphQLLeafType };

const SCALARS: Readonly<Record<string, unknown>> = { ID: '999999999', String: 'x', Int: 1, Float: 1, Boolean: true, DateTime: '2026-01-02T03:04:05Z', LocalDate: '2026-01-02', LocalTime: '09:00', Decimal: '1', EmailAddress: 'x@example.com', HexColorCode: '#112233', JSON: {}, Address: {} };

export const sampleOf = (type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isScalarType(type)) return SCALARS[type.name] ?? 'x';
  return isInputObjectType(type) ? Object.fromEntries(Object.values(type.getFields()).filter(isRequiredInputField).map((field) => [field.name, sampleOf(field.type)])) : null;
};

const operationOf = (endpoint: string, root: Root): Operation => {
  const { field, name, kind } = root;
  const variables = field.args.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(', ');
  const given = field.args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const told = (text: string): string => (field.args.length === 0 ? '' : `(${text})`);
  return {
    endpoint,
    root,
    name: `${endpoint} ${name}`,
    document: `${kind.toLowerCase()} ${told(variables)} { answer: ${name}${told(given)} { errorCode message } }`,
    least: Object.fromEntries(field.args.filter(isRequiredArgument).map((argument) => [argument.name, sampleOf(argument.type)])),
    resource: resources.find(({ endpoint: own, operations }) => own === endpoint && Object.values(operations).includes(name)),
  };
};

export const operations: readonly Operation[] = endpointNames.flatMap((endpoint) => rootsOf(readSchema(endpoint)).map((root) => operationOf(endpoint, root)));

const slotsIn = (type: GraphQLInputType, path: Slot['path'], depth: number): Slot[] => {
  if (isNonNullType(type)) return slotsIn(type.ofType, path, depth);
  if (isListType(type)) return slotsIn(type.ofType, [...path, 0], depth);
  if (!isInputObjectType(type)) return [{ path, type: type.name, leaf: type }];
  // Filters hold themselves: once is enough.
  return depth > 3 ? [] : Object.values(type.getFields()).flatMap((field) => (['and', 'or', 'not'].includes(field.name) ? [] : slotsIn(field.type, [...path, field.name], depth + 1)));
};

/** Every place in the arguments of an operation that takes a value. */
export const slotsOf = ({ root }: Operation): Slot[] => root.field.args.flatMap((argument) => slotsIn(argument.type, [argument.name], 0));

/** A copy of the arguments with a value in the place. */
export const withValue = (args: unknown, [step, ...rest]: Slot['path'], value: unknown): Arguments => {
  if (step === undefined) return value as Arguments;
  if (typeof step === 'number') return [withValue(Array.isArray(args) ? args[0] : undefined, rest, value)] as unknown as Arguments;
  const had = (args ?? {}) as Arguments;
  return { ...had, [step]: withValue(had[step], rest, value) };
};
