/** What a log says of an error: never a value of a record. PostgreSQL repeats the row in `detail`, and the text that it could not read in its message. */
import { stdSerializers } from 'pino';

type Entry = Record<string, unknown>;

/** What of PostgreSQL's errors may hold values. */
const VALUES = ['detail', 'where', 'hint', 'internalQuery', 'query', 'parameters', 'dataType'] as const;

const isOfPostgres = (error: unknown): error is Error & { code: string } => error instanceof Error && /^[0-9A-Z]{5}$/.test(String((error as { code?: unknown }).code)) && 'severity' in error;

/** The error, what it says caused it, and what it gathers. */
const chainOf = (error: unknown, depth = 0): unknown[] =>
  error instanceof Error && depth < 10 ? [error, ...[error.cause, ...(error instanceof AggregateError ? (error.errors as unknown[]) : [])].flatMap((one) => chainOf(one, depth + 1))] : [];

/** Quoted words of class 22 (a value that does not fit) are values; elsewhere they are names of tables, columns and constraints. */
const masked = (text: unknown, errors: readonly Error[]): unknown =>
  typeof text === 'string' ? errors.reduce((whole, { message }) => whole.replaceAll(message, message.replaceAll(/"[^]*"/g, '"…"')), text) : text;

const stripped = (entry: Entry, errors: readonly Error[]): Entry => {
  const kept = Object.entries(entry).filter(([key]) => !(VALUES as readonly string[]).includes(key) || entry['severity'] === undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key, key === 'aggregateErrors' && Array.isArray(value) ? value.map((one: Entry) => stripped(one, errors)) : masked(value, errors)]));
};

/** Type, message, code, names and stack; what holds values is left out. Takes what was thrown, an error or not. */
export const errorForLog = (thrown: unknown): unknown => {
  if (!(thrown instanceof Error)) return thrown;
  const unfit = chainOf(thrown).filter((one): one is Error & { code: string } => isOfPostgres(one) && one.code.startsWith('22'));
  return stripped({ ...stdSerializers.err(thrown) } as Entry, unfit);
};
