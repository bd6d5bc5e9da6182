/** Reads whatever a request failed with into one shape: Apollo's and react-admin's errors, GraphQL answers, HTTP answers, browser errors. */
import { isRecord, jsonOf, text } from './json.ts';

/** One GraphQL error, its message already taken out of the JSON form of document 0 §8. */
export type GraphError = {
  readonly message: string;
  readonly code: string | null;
  readonly extension: string | null;
  readonly requestId: string | null;
  readonly path: readonly (string | number)[];
  readonly validation: unknown;
  readonly args: Readonly<Record<string, string | number>>;
  readonly current: unknown;
  readonly failed: unknown;
};

export type Failure = {
  readonly message: string;
  readonly name: string;
  readonly status: number | null;
  readonly errors: readonly GraphError[];
  /** The body was not the JSON that was asked for. */
  readonly unreadable: boolean;
  /** What a REST answer said: `{errorCode, message}`. */
  readonly answer: Readonly<Record<string, unknown>>;
};

const argsOf = (value: unknown): Record<string, string | number> =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number'))
    : {};

const graphError = (value: unknown): GraphError => {
  const error = isRecord(value) ? value : {};
  const extensions = isRecord(error.extensions) ? error.extensions : {};
  const inner = jsonOf(error.message);
  return {
    message: text(inner?.message) ?? text(error.message) ?? '',
    code: text(extensions.errorCode) ?? text(inner?.errorCode) ?? text(extensions.code),
    extension: text(extensions.code),
    requestId: text(extensions.requestId) ?? text(inner?.requestId),
    path: Array.isArray(error.path) ? error.path : [],
    validation: extensions.validationError ?? inner?.validationError,
    args: argsOf(extensions.args),
    current: extensions.current,
    failed: extensions.data ?? inner?.data ?? error.data,
  };
};

const errorsIn = (value: unknown): readonly GraphError[] => {
  if (!isRecord(value)) return [];
  for (const list of [value.graphQLErrors, value.errors]) if (Array.isArray(list) && list.length > 0) return list.map(graphError);
  return [];
};

/** A single GraphQL error that stands alone, as `GraphQLError` or the first of a list. */
const alone = (value: Readonly<Record<string, unknown>>): readonly GraphError[] =>
  isRecord(value.extensions) && (typeof value.extensions.code === 'string' || typeof value.extensions.errorCode === 'string') ? [graphError(value)] : [];

const statusOf = (value: Readonly<Record<string, unknown>>): number | null => {
  const status = value.statusCode ?? value.status;
  // The data provider says 0 where nobody answered.
  return typeof status === 'number' && status > 0 ? status : null;
};

/** Looks through wrappers (`networkError`, `cause`, `body`, `result`) to a depth of five. */
export const readFailure = (input: unknown, depth = 0): Failure => {
  if (typeof input === 'string') return { message: input, name: '', status: null, errors: [], unreadable: false, answer: {} };
  if (!isRecord(input) || depth > 5) return { message: '', name: '', status: null, errors: [], unreadable: false, answer: {} };
  const body = jsonOf(input.bodyText) ?? jsonOf(input.body) ?? (isRecord(input.body) ? input.body : null);
  const inner = [input.networkError, input.result, body, input.cause].filter(isRecord).map((one) => readFailure(one, depth + 1));
  const errors = [errorsIn(input), alone(input), ...inner.map((one) => one.errors)].find((list) => list.length > 0) ?? [];
  const status = inner.map((one) => one.status).find((one) => one !== null) ?? statusOf(input);
  const answers = [input, ...inner.map((one) => one.answer)].find((one) => typeof one.errorCode === 'string');
  const name = text(input.name) ?? '';
  return {
    message: text(input.networkError && isRecord(input.networkError) ? input.networkError.message : undefined) ?? text(input.message) ?? text(answers?.message) ?? inner.map((one) => one.message).find((one) => one !== '') ?? '',
    name: name === 'Error' || name === '' ? (inner.map((one) => one.name).find((one) => one !== '') ?? name) : name,
    status,
    errors,
    unreadable: (name === 'ServerParseError' || inner.some((one) => one.unreadable) || (typeof input.bodyText === 'string' && !body)) && errors.length === 0,
    answer: answers ?? {},
  };
};
