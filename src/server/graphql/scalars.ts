/** Our own scalars: exact decimals, addresses, times of day to the minute. */
import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';

const DECIMAL = /^-?\d{1,15}(?:\.\d{1,4})?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
const PARTS = ['street1', 'street2', 'city', 'state', 'country', 'pincode'] as const;

const decimal = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || !DECIMAL.test(text)) throw new GraphQLError('A Decimal has at most 15 digits before and 4 after the point.');
  return text;
};

export const DecimalScalar = new GraphQLScalarType({
  name: 'Decimal',
  serialize: (value) => String(value),
  parseValue: decimal,
  parseLiteral: (node) => decimal(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : undefined),
});

const time = (value: unknown): string => {
  if (typeof value !== 'string' || !TIME.test(value)) throw new GraphQLError('A LocalTime is written HH:MM.');
  return value.slice(0, 5);
};

export const LocalTimeScalar = new GraphQLScalarType({
  name: 'LocalTime',
  serialize: (value) => String(value),
  parseValue: time,
  parseLiteral: (node) => time(node.kind === Kind.STRING ? node.value : undefined),
});

const address = (value: unknown): Record<string, string> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new GraphQLError('An Address is an object.');
  for (const [key, part] of Object.entries(value))
    if (!PARTS.some((name) => name === key) || (part !== null && typeof part !== 'string')) throw new GraphQLError(`An Address has ${PARTS.join(', ')}, all text.`);
  return Object.fromEntries(Object.entries(value).filter(([, part]) => typeof part === 'string' && part.trim() !== ''));
};

export const AddressScalar = new GraphQLScalarType({
  name: 'Address',
  serialize: (value) => value,
  parseValue: address,
  parseLiteral: (node, variables) => address(valueFromASTUntyped(node, variables)),
});

const text = (moment: unknown): string => (moment instanceof Date ? moment.toISOString() : String(moment));

/** graphql-scalars' DateTime, as ISO text on our side too. */
export const DateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  serialize: text,
  parseValue: (value) => text(DateTimeResolver.parseValue(value)),
  parseLiteral: (node, variables) => text(DateTimeResolver.parseLiteral(node, variables)),
});
