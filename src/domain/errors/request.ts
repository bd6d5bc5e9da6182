/** Requests that are refused before or while they run. */
import { refusal } from './refusal.ts';

export const requestErrors = {
  MALFORMED_REQUEST: refusal('BAD_USER_INPUT', 'The request could not be read. Send JSON with a query and variables.', { status: 400 }),
  VALUE_UNFIT: refusal('BAD_USER_INPUT', 'A value is too long, out of range or not of its kind. Check what was entered.', { status: 400 }),
  TEXT_NOT_STORABLE: refusal('BAD_USER_INPUT', 'A text of the request holds characters that cannot be kept. Remove what you cannot see and try again.', { status: 400 }),
  DOCUMENT_INVALID: refusal('BAD_USER_INPUT', 'The GraphQL document is not valid here: %{reason}', { status: 400 }),
  DOCUMENT_TOO_DEEP: refusal('BAD_USER_INPUT', 'The request is nested too deeply. Ask for at most %{limit} levels.', { status: 400 }),
  DOCUMENT_TOO_MANY_ALIASES: refusal('BAD_USER_INPUT', 'The request has too many aliases. Use at most %{limit}.', { status: 400 }),
  DOCUMENT_TOO_LONG: refusal('BAD_USER_INPUT', 'The request is too long. Split it into smaller ones.', { status: 400 }),
  DOCUMENT_TOO_COSTLY: refusal('BAD_USER_INPUT', 'The request asks for too much at once. Ask for fewer rows or fields.', { status: 400 }),
  BODY_TOO_LARGE: refusal('BAD_USER_INPUT', 'The request is larger than %{size}. Send less at once.', { status: 413 }),
  MEDIA_TYPE: refusal('BAD_USER_INPUT', 'The request must be sent as application/json.', { status: 415 }),
  METHOD_NOT_ALLOWED: refusal('BAD_USER_INPUT', 'This address does not take this method. Use %{methods}.', { status: 405 }),
  INTROSPECTION: refusal('FORBIDDEN', 'Only administrators may read the schema. Sign in as an administrator.', { status: 403 }),
  ENDPOINT_NOT_CONFIGURED: refusal('BAD_USER_INPUT', 'Not available in this installation. Ask your administrator about %{endpoint}.', { status: 404 }),
  NOT_CONFIGURED: refusal('BAD_USER_INPUT', 'This service is not configured yet. Ask your administrator to configure %{service}.'),
  OUTSIDE_SERVICE: refusal('INTERNAL_SERVER_ERROR', '%{service} did not answer. Nothing was changed. Try again in a few minutes.'),
  RATE_LIMITED: refusal('RATE_LIMITED', 'There were too many requests. Wait %{seconds} s, then try again.', { status: 429 }),
  DISK_FULL: refusal('INTERNAL_SERVER_ERROR', 'The server has no room left. Nothing was changed. Tell the platform administrator.', { status: 507 }),
  LIMIT_EXCEEDED: refusal('BAD_USER_INPUT', 'At most %{limit} can be handled at once. Choose fewer or filter first.'),
  UNKNOWN_FIELD: refusal('BAD_USER_INPUT', 'There is no field %{field} here. Remove it or check its spelling.'),
  FILTER_TOO_DEEP: refusal('BAD_USER_INPUT', 'The filter is nested too deeply. Use at most %{limit} levels.'),
  CURSOR_INVALID: refusal('BAD_USER_INPUT', 'The list has changed since this page was made. Start again from the first page.'),
  KEY_REUSED: refusal('CONFLICT', 'This request was sent before with other values. Reload and try again.'),
  CANCELLED: refusal('BAD_USER_INPUT', 'The work was cancelled. Nothing more was changed.', { effect: 'silent' }),
};
