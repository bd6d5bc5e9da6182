/** The codes of the central handler (document 0 §8) and what the transport itself reports. */
import { constants } from '../constants.ts';
import { refusal } from './refusal.ts';

export const specifiedErrors = {
  _DB0000: refusal('INTERNAL_SERVER_ERROR', "It's us! There seems to be some technical difficulties. Please try after some time - _DB0000.", { status: 503 }),
  _DB0100: refusal('FORBIDDEN', 'You do not have view access rights. Please contact the HR administrator.', { appendCode: true }),
  DB0100: refusal('FORBIDDEN', 'You do not have access rights to view employees. Please contact the HR administrator.', { appendCode: true }),
  _DB0101: refusal('FORBIDDEN', 'You do not have add access rights. Please contact the HR administrator.', { appendCode: true }),
  _DB0102: refusal('FORBIDDEN', 'You do not have update access rights. Please contact the HR administrator.', { appendCode: true }),
  _DB0103: refusal('FORBIDDEN', 'You do not have delete access rights. Please contact the HR administrator.', { appendCode: true }),
  _DB0111: refusal('FORBIDDEN', 'You do not have add or update access rights. Please contact the HR administrator.', { appendCode: true }),
  _UH0001: refusal('INTERNAL_SERVER_ERROR', 'Something went wrong. If you continue to see this issue please contact the platform administrator.'),
  ESS0126: refusal('BAD_USER_INPUT', 'The request could not be processed. Check the records that were sent back and try again.', { appendCode: true }),
  IO0135: refusal('BAD_USER_INPUT', 'Some records could not be processed. Check the records that were sent back and try again.', { effect: 'silent' }),
  BAD_USER_INPUT: refusal('BAD_USER_INPUT', 'Check the marked fields and correct them.', { effect: 'validation' }),
  INTERNAL_SERVER_ERROR: refusal('INTERNAL_SERVER_ERROR', 'Something went wrong. Please try again.', { appendCode: true }),
  FORBIDDEN: refusal('FORBIDDEN', 'You do not have access to perform this action'),
  UNAUTHENTICATED: refusal('UNAUTHENTICATED', 'Your session has expired', { effect: 'signOut', status: 401 }),
  SESSION_EXPIRED: refusal('UNAUTHENTICATED', 'Session Expired', { effect: 'signOut', status: 401 }),
  NETWORK_BLOCKED: refusal('INTERNAL_SERVER_ERROR', 'No answer came from the server. The request may be blocked on your network, or you are offline. Check the connection, ask your network administrator to allow this address, then try again.', { duration: constants.snackbarBlockedNetwork }),
  HTTP_400: refusal('BAD_USER_INPUT', 'The server did not understand the request. If you continue to see this issue please contact the platform administrator.', { status: 400 }),
  HTTP_403: refusal('FORBIDDEN', 'You do not have access to perform this action', { status: 403 }),
  HTTP_404: refusal('BAD_USER_INPUT', 'What you asked for does not exist at this address. Check the address or go back to the list.', { status: 404 }),
  HTTP_502: refusal('INTERNAL_SERVER_ERROR', 'There is a temporary issue. Try again in a few minutes, and contact support if it goes on.', { status: 502 }),
  HTTP_504: refusal('INTERNAL_SERVER_ERROR', 'There is a temporary issue. Try again in a few minutes, and contact support if it goes on.', { status: 504 }),
  SERVICE_UNAVAILABLE: refusal('INTERNAL_SERVER_ERROR', 'The service is busy or starting. Nothing was changed. Try again in a minute.', { status: 503 }),
  CHUNK_FAILED: refusal('INTERNAL_SERVER_ERROR', 'Loading chunk failed (%{type}: %{address}). Reload the page.', { duration: null }),
  CSS_CHUNK_FAILED: refusal('INTERNAL_SERVER_ERROR', 'Loading CSS chunk failed (%{address}). Reload the page.', { duration: null }),
};
