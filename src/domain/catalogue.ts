/**
 * The console's central error handler as a pure function (document 0 §8, decisions 8 and 21): what to say about a failure, for how long,
 * and what else to do. Saying it, marking fields and signing out are the caller's.
 */
import { isRecord, text, validationOf } from './catalogue/json.ts';
import { readFailure, type Failure, type GraphError } from './catalogue/read.ts';
import { chunkOf, isBlocked, isCancelled, statusCodes } from './catalogue/transport.ts';
import { errorArguments, errorKey, errors, isErrorCode, withCode, type ErrorCode } from './errors.ts';
import type { Effect } from './errors/refusal.ts';

export type Action = 'view' | 'add' | 'update' | 'delete' | 'import' | 'export' | 'undo';

export type ErrorContext = {
  /** What was being done; with `form` it names both in generic sentences. */
  readonly action?: Action;
  /** Name of the form or entity in the person's language, as it stands inside a sentence. */
  readonly form?: string;
  /** The request was a sign-in: its 401 is an answer, not an ended session. */
  readonly signIn?: boolean;
  /** Whether the refresh token was tried already: false asks for it once, before the session ends. */
  readonly refreshed?: boolean;
};

export type Description = {
  /** Message key and its tokens. */
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** Tokens whose value is a message key, translated first. */
  readonly labels: Readonly<Record<string, string>>;
  /** Put behind the translated sentence by `withCode`. */
  readonly appendCode: string | null;
  readonly code: string;
  readonly duration: number | null;
  readonly effect: Effect;
  readonly requestId: string | null;
  /** Field → message, to be shown in place. */
  readonly validation: ReadonlyMap<string, string>;
  /** The record as it is now, on a conflict. */
  readonly current: unknown;
  /** What the server sends back of data that failed (ESS0126, IO0135). */
  readonly failed: unknown;
  /** Every GraphQL error, for the error log. */
  readonly log: readonly { readonly message: string; readonly path: string }[];
};

type Args = Readonly<Record<string, string | number>>;
type Part = Partial<Pick<Description, 'key' | 'args' | 'labels' | 'appendCode' | 'duration' | 'effect'>>;

const describe = (code: string, row: ErrorCode, part: Part): Description => ({
  key: errorKey(row),
  args: {},
  labels: {},
  appendCode: null,
  code,
  duration: errors[row].duration,
  effect: errors[row].effect,
  requestId: null,
  validation: new Map(),
  current: undefined,
  failed: undefined,
  log: [],
  ...part,
});

const serverMessage = (message: string, code: string | null): Part =>
  code === null ? { key: 'error.server', args: { message } } : { key: 'error.serverWithCode', args: { message: message.replace(/[.。]$/, ''), code } };

const inForm = (key: string, { action, form }: ErrorContext): Part | null =>
  action !== undefined && form !== undefined ? { key, args: { form }, labels: { action: `error.action.${action}` } } : null;

/** A row of the catalogue; the server's own words stand in when tokens of the translated sentence are missing. */
const byCode = (code: ErrorCode, message: string, args: Args, context: ErrorContext): Description => {
  if (code === '_DB0111') return describe(code, code, { key: `error._DB0111.${context.action === 'add' ? 'add' : 'update'}`, appendCode: code });
  if (code === '_UH0001') return describe(code, code, inForm('error._UH0001.form', context) ?? {});
  if (code === 'ESS0126' || code === 'IO0135') return describe(code, code, message === '' ? { appendCode: code } : serverMessage(message, code));
  const complete = errorArguments(code).every((name) => Object.hasOwn(args, name));
  if (!complete && message !== '') return describe(code, code, { key: 'error.server', args: { message } });
  return describe(code, code, { args, appendCode: errors[code].appendCode ? code : null });
};

const isSessionExpired = (message: string): boolean => /^session expired\.?$/i.test(message.trim());

const sessionEnded = (context: ErrorContext, code: ErrorCode = 'UNAUTHENTICATED'): Description =>
  describe(code, code, context.refreshed === false && code !== 'SESSION_LOCKED' ? { effect: 'refresh' } : {});

const invalidInput = (message: string): boolean => message.trim().toLowerCase() === 'invalid input request';

/** A deletion and an undo have no fields to mark. */
const isWithoutFields = ({ action }: ErrorContext): boolean => action === 'delete' || action === 'undo';

/** What stands in their way is said. */
const inTheWay = (code: string, validation: Description['validation']): Description =>
  describe(code, 'BAD_USER_INPUT', { ...serverMessage([...validation.values()].join(' '), null), effect: 'snackbar' });

const ofGraphError = (error: GraphError, context: ErrorContext): Description => {
  const { message, args } = error;
  const code = error.code ?? 'INTERNAL_SERVER_ERROR';
  const validation = validationOf(error.validation);
  if (isSessionExpired(message)) return sessionEnded(context, 'SESSION_EXPIRED');
  if (isErrorCode(code) && errors[code].effect === 'signOut' && !context.signIn) return sessionEnded(context, code);
  if (validation.size > 0 && isWithoutFields(context)) return inTheWay(code, validation);
  if (validation.size > 0 && (error.extension === 'BAD_USER_INPUT' || code === 'BAD_USER_INPUT' || invalidInput(message)))
    return { ...(isErrorCode(code) ? byCode(code, message, args, context) : describe(code, 'BAD_USER_INPUT', {})), effect: 'validation' };
  if (code === 'BAD_USER_INPUT') return describe(code, code, { ...(message === '' ? {} : serverMessage(message, null)), effect: 'snackbar' });
  if (code === 'INTERNAL_SERVER_ERROR')
    return describe(code, code, message === '' ? (inForm('error.form', context) ?? { appendCode: code }) : serverMessage(message, code));
  if (!isErrorCode(code)) return describe(code, 'INTERNAL_SERVER_ERROR', serverMessage(message, code));
  const row = byCode(code, message, args, context);
  // Nothing to mark in place: say it.
  return row.effect === 'validation' ? { ...row, effect: 'snackbar' } : row;
};

const ofAnswer = ({ status, message, answer }: Failure, context: ErrorContext): Description => {
  const said = text(answer.message) ?? message;
  const code = answer.errorCode;
  if (status === 401 && !context.signIn) return sessionEnded(context, code === 'SESSION_LOCKED' ? code : 'UNAUTHENTICATED');
  // As the data provider hands refusals to forms.
  const validation = validationOf(answer.errors);
  if (validation.size > 0 && isWithoutFields(context)) return inTheWay('BAD_USER_INPUT', validation);
  if (isErrorCode(code)) {
    const row = byCode(code, said, isRecord(answer.args) ? (answer.args as Args) : {}, context);
    return row.effect === 'validation' || row.effect === 'signOut' ? { ...row, effect: 'snackbar' } : row;
  }
  const row = (status === null ? undefined : statusCodes[status]) ?? 'INTERNAL_SERVER_ERROR';
  const own = status === 400 || status === 502 || status === 504 || status === 503 || said === '';
  const generic = row === 'INTERNAL_SERVER_ERROR' ? (inForm('error.form', context) ?? {}) : {};
  return describe(typeof code === 'string' && code !== '' ? code : row, row, own ? generic : serverMessage(said, text(code)));
};

const ofFailure = (failure: Failure, context: ErrorContext): Description => {
  const { status, message, name } = failure;
  const first = failure.errors[0];
  // A request that the server could not understand has technical words only.
  const misunderstood = status === 400 && first !== undefined && (first.code === first.extension || !isErrorCode(first.code)) && first.validation === undefined;
  if (misunderstood) return describe('HTTP_400', 'HTTP_400', {});
  if (first) return ofGraphError(first, context);
  if (isSessionExpired(text(failure.answer.message) ?? message)) return sessionEnded(context, 'SESSION_EXPIRED');
  if (status === 200 && failure.unreadable) return sessionEnded(context, 'SESSION_EXPIRED');
  if (status !== null) return ofAnswer(failure, context);
  if (isCancelled(name)) return describe('CANCELLED', 'CANCELLED', {});
  const chunk = chunkOf(name, message);
  if (chunk) return describe(chunk.code, chunk.code, { args: chunk.args });
  if (isBlocked(message)) return describe('NETWORK_BLOCKED', 'NETWORK_BLOCKED', {});
  if (typeof failure.answer.errorCode === 'string') return ofAnswer(failure, context);
  // A fault of the console itself: its technical words go to the log, not to people.
  return describe('INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR', inForm('error.form', context) ?? {});
};

/** Total: any input, also one that is no error, has a description. */
export const describeError = (input: unknown, context: ErrorContext = {}): Description => {
  const failure = readFailure(input);
  const first = failure.errors[0];
  return {
    ...ofFailure(failure, context),
    requestId: first?.requestId ?? text(failure.answer.requestId),
    validation: validationOf(first?.validation ?? failure.answer.validationError),
    current: first?.current,
    failed: first?.failed ?? failure.answer.data,
    log: failure.errors.map(({ message, path }) => ({ message, path: path.join('.') })),
  };
};

/** What is said to the person, by a function that knows the words of their language. */
export const sentenceOf = ({ key, args, labels, appendCode }: Description, translate: (key: string, args?: Record<string, string | number>) => string): string => {
  const named = Object.fromEntries(Object.entries(labels).map(([token, label]) => [token, translate(label)]));
  const sentence = translate(key, { ...args, ...named });
  return appendCode === null ? sentence : withCode(sentence, appendCode);
};
