import { ApolloError } from '@apollo/client/core';
import { HttpError } from 'react-admin';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inLanguage, readMessages } from './support/messages.ts';
import { toHttpError } from '../../src/console/providers/data/refusal.ts';
import { describeError, type ErrorContext } from '../../src/domain/catalogue.ts';
import { withCode } from '../../src/domain/errors.ts';
import { languages, type Language } from '../../src/domain/languages.ts';
import { phrase, phraseProblem } from '../../src/domain/phrase.ts';

const entries = readMessages('errors');
const graph = (message: string, extensions: object = {}, more: object = {}): unknown => ({ errors: [{ message, path: ['listDesignations', 0], extensions, ...more }] });
const say = (input: unknown, context: ErrorContext = {}, language: Language = 'en'): string => {
  const { key, args, labels, appendCode } = describeError(input, context);
  const sentence = phraseProblem(inLanguage(entries, language), language, { message: key, args, labels });
  return appendCode === null ? sentence : withCode(sentence, appendCode);
};

describe('the central handler, by error code', () => {
  it.each<[string, unknown, ErrorContext, string]>([
    ['_DB0000', graph('x', { errorCode: '_DB0000' }), {}, "It's us! There seems to be some technical difficulties. Please try after some time - _DB0000."],
    ['_DB0100', graph('x', { errorCode: '_DB0100' }), {}, 'You do not have view access rights. Please contact the HR administrator - _DB0100.'],
    ['DB0100 of the employee list', graph('x', { errorCode: 'DB0100' }), {}, 'You do not have access rights to view employees. Please contact the HR administrator - DB0100.'],
    ['_DB0101', graph('x', { errorCode: '_DB0101' }), {}, 'You do not have add access rights. Please contact the HR administrator - _DB0101.'],
    ['_DB0102', graph('x', { errorCode: '_DB0102' }), {}, 'You do not have update access rights. Please contact the HR administrator - _DB0102.'],
    ['_DB0103', graph('x', { errorCode: '_DB0103' }), {}, 'You do not have delete access rights. Please contact the HR administrator - _DB0103.'],
    ['_DB0111 when adding', graph('x', { errorCode: '_DB0111' }), { action: 'add' }, 'You do not have add access rights. Please contact the HR administrator - _DB0111.'],
    ['_DB0111 otherwise', graph('x', { errorCode: '_DB0111' }), {}, 'You do not have update access rights. Please contact the HR administrator - _DB0111.'],
    ['_UH0001', graph('x', { errorCode: '_UH0001' }), { action: 'update', form: 'designation details' }, 'Something went wrong while updating the designation details. If you continue to see this issue please contact the platform administrator.'],
    ['_UH0001 outside a form', graph('x', { errorCode: '_UH0001' }), {}, 'Something went wrong. If you continue to see this issue please contact the platform administrator.'],
    ['ESS0126', graph('2 rows failed.', { errorCode: 'ESS0126', data: [1, 2] }), {}, '2 rows failed - ESS0126.'],
    ['BAD_USER_INPUT without fields', graph('The coupon has ended.', { code: 'BAD_USER_INPUT' }), {}, 'The coupon has ended.'],
    ['INTERNAL_SERVER_ERROR as JSON', graph('{"message":"Grade is closed.","errorCode":"CHR0042"}', { code: 'INTERNAL_SERVER_ERROR' }), {}, 'Grade is closed - CHR0042.'],
    ['INTERNAL_SERVER_ERROR in words', graph('Out of order', { code: 'INTERNAL_SERVER_ERROR' }), {}, 'Out of order - INTERNAL_SERVER_ERROR.'],
    ['INTERNAL_SERVER_ERROR without words', graph('', { code: 'INTERNAL_SERVER_ERROR' }), { action: 'add', form: 'grade' }, 'Something went wrong while adding the grade. Please try after some time.'],
    ['any other', graph('The quota is used up.', { errorCode: 'XYZ0007' }), {}, 'The quota is used up - XYZ0007.'],
    ['ours with its arguments', graph('x', { errorCode: 'STILL_REFERENCED', args: { title: 'Driver', by: '41 employees', smart_count: 1 } }), {}, 'Driver is still used by 41 employees. Change or delete what uses it first.'],
    ['ours when they are missing', graph('Driver is still used.', { errorCode: 'STILL_REFERENCED' }), {}, 'Driver is still used.'],
  ])('%s', (_, input, context, expected) => expect(say(input, context)).toBe(expected));

  it('passes failed data back, silently for IO0135', () => {
    expect(describeError(graph('x', { errorCode: 'ESS0126', data: [1, 2] }))).toMatchObject({ effect: 'snackbar', failed: [1, 2] });
    expect(describeError(graph('x', { errorCode: 'IO0135', data: [3] }))).toMatchObject({ effect: 'silent', failed: [3] });
  });

  it('returns validation errors instead of a message', () => {
    const { effect, validation } = describeError(graph('x', { code: 'BAD_USER_INPUT', validationError: [{ field: 'title', message: 'Too short' }] }));
    expect(effect).toBe('validation');
    expect([...validation]).toEqual([['title', 'Too short']]);
    const older = describeError(graph(JSON.stringify({ message: 'Invalid input request', errorCode: 'IVE0000', validationError: { code: 'Taken' } }), { code: 'INTERNAL_SERVER_ERROR' }));
    expect(older.effect).toBe('validation');
    expect([...older.validation]).toEqual([['code', 'Taken']]);
  });

  it('says what stands in the way of a deletion or an undo, which have no fields to mark', () => {
    const refused = graph('Check the marked fields and correct them.', { code: 'BAD_USER_INPUT', errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'field', message: 'One record has a value in it.' }] });
    const { effect, args } = describeError(refused, { action: 'delete', form: 'custom field' });
    expect(effect).toBe('snackbar');
    expect(args).toEqual({ message: 'One record has a value in it.' });
    // The data provider hands refusals on in the shape of forms.
    const handedOn = toHttpError({ graphQLErrors: (refused as { readonly errors: readonly object[] }).errors });
    expect(describeError(handedOn, { action: 'delete', form: 'custom field' })).toMatchObject({ effect, args });
    for (const undone of [refused, handedOn]) expect(describeError(undone, { action: 'undo' })).toMatchObject({ effect, args });
  });

  it('keeps the words of a unique value beside its fields', () => {
    const taken = graph('x', { code: 'BAD_USER_INPUT', errorCode: 'DESIGNATION_TAKEN', validationError: [{ field: 'code', message: 'm' }] });
    expect(say(taken)).toBe('Designation Code and Designation Name combination already exists');
    expect(describeError(taken).effect).toBe('validation');
    expect(describeError(graph('x', { code: 'BAD_USER_INPUT', errorCode: 'DESIGNATION_TAKEN' })).effect).toBe('snackbar');
  });

  it('carries the record as it is now, the request id and a line for the log', () => {
    const conflict = describeError(graph('Changed', { code: 'CONFLICT', errorCode: 'CONFLICT', requestId: '7F3A-91', current: { version: 4 } }));
    expect(conflict).toMatchObject({ requestId: '7F3A-91', current: { version: 4 }, duration: null, log: [{ message: 'Changed', path: 'listDesignations.0' }] });
  });
});

describe('the central handler, by network', () => {
  it.each([
    ['Chrome', new TypeError('Failed to fetch')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari', new TypeError('Load failed')],
    ['Apollo', new ApolloError({ networkError: new TypeError('Failed to fetch') })],
    ['react-admin', new HttpError('Failed to fetch', 0)],
    ['text', 'failed to fetch'],
  ])('a request blocked on the network (%s) is told for 20000 ms', (_, error) => {
    const input = error instanceof HttpError ? { name: 'HttpError', message: error.message } : error;
    expect(describeError(input)).toMatchObject({ code: 'NETWORK_BLOCKED', duration: 20_000, effect: 'snackbar' });
  });

  it.each([
    [502, 'There is a temporary issue. Try again in a few minutes, and contact support if it goes on.'],
    [504, 'There is a temporary issue. Try again in a few minutes, and contact support if it goes on.'],
    [400, 'The server did not understand the request. If you continue to see this issue please contact the platform administrator.'],
    [403, 'This plan ends today'],
    [404, 'This plan ends today'],
    [500, 'This plan ends today'],
  ])('status %i', (status, expected) => {
    expect(say(new HttpError('This plan ends today', status))).toBe(expected);
    expect(say(Object.assign(new Error('Response not successful'), { statusCode: status, result: { errorCode: '', message: 'This plan ends today' } }))).toBe(expected);
    expect(describeError(new HttpError('x', status)).duration).toBe(5000);
  });

  it('says in its own words what a status without words means', () => {
    expect(say({ status: 404 })).toMatch(/does not exist at this address/);
    expect(say({ status: 403, body: { errorCode: 'ORGANISATION_MISMATCH', message: 'x' } })).toMatch(/another organization/);
    expect(say({ status: 400, body: graph('Cannot query field "x"', { code: 'GRAPHQL_VALIDATION_FAILED' }) })).toMatch(/did not understand/);
  });

  it('tries the refresh token once on a 401 and then ends the session', () => {
    expect(describeError(new HttpError('x', 401), { refreshed: false }).effect).toBe('refresh');
    expect(describeError(new HttpError('x', 401), { refreshed: true })).toMatchObject({ effect: 'signOut', code: 'UNAUTHENTICATED' });
    expect(describeError({ status: 401, body: graph('x', { code: 'UNAUTHENTICATED' }) }, { refreshed: true }).effect).toBe('signOut');
  });

  it('takes the 401 of a sign-in as an answer', () => {
    const answer = { status: 401, body: { errorCode: 'INVALID_CREDENTIALS', message: 'Invalid email or password' } };
    expect(describeError(answer, { signIn: true }).effect).toBe('snackbar');
    expect(say(answer, { signIn: true })).toBe('Invalid email or password');
  });

  it('ends the session on Session Expired and on a 200 that is not JSON, and on no other 200', () => {
    expect(describeError(graph('Session Expired')).effect).toBe('signOut');
    expect(describeError({ status: 200, body: { message: 'Session Expired' } }).effect).toBe('signOut');
    expect(describeError(new ApolloError({ networkError: Object.assign(new Error('Unexpected token'), { name: 'ServerParseError', statusCode: 200, bodyText: '<html>' }) as never })).effect).toBe('signOut');
    expect(describeError(new HttpError('x', 200, new ApolloError({ graphQLErrors: [{ message: 'No', extensions: { errorCode: 'NO_CHANGES' } }] }))).code).toBe('NO_CHANGES');
  });

  it('tells a script part that did not load from a blocked network', () => {
    expect(say(new TypeError('Failed to fetch dynamically imported module: https://x.example/v3/assets/grid-1.js'))).toBe('Loading chunk failed (error: https://x.example/v3/assets/grid-1.js). Reload the page.');
    expect(say(Object.assign(new Error('Loading chunk 4 failed.\n(timeout: https://x.example/4.js)'), { name: 'ChunkLoadError' }))).toMatch(/timeout: https:\/\/x.example\/4.js/);
    expect(say(new Error('Unable to preload CSS for /v3/assets/a.css'))).toMatch(/^Loading CSS chunk failed \(\/v3\/assets\/a.css\)/);
  });

  it('says nothing of a request that was cancelled', () => {
    expect(describeError(new DOMException('The user aborted a request.', 'AbortError')).effect).toBe('silent');
  });
});

describe('any failure', () => {
  it('is described, whatever it is', () => {
    fc.assert(fc.property(fc.anything(), (input) => typeof phrase(inLanguage(entries, 'en'), 'en', describeError(input).key) === 'string' && entries[describeError(input).key] !== undefined));
  });

  it('does not show people the words of a fault in the console', () => {
    expect(say(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe('Something went wrong. Please try again.');
  });

  it.each([...languages])('leaves no token open in %s', (language) => {
    expect(say(graph('x', { errorCode: '_UH0001' }), { action: 'delete', form: 'Grade' }, language)).not.toMatch(/%\{/);
  });
});
