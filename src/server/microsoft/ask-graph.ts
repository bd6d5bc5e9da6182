/** Microsoft Graph, asked as the person who connected. */
import { askOutside, type OutboundRequest } from '../http/outbound.ts';
import { applicationOf } from './application.ts';
import { withToken, type Environment } from './connection.ts';

/** `mayBeForbidden`: a refusal of this alone, as of a mailbox without a calendar, leaves the connection. Null where the person is not connected, or not any more. Throws where Microsoft cannot be asked now. */
export const askGraph = async (environment: Environment, orgCode: string, accountId: string, path: string, { headers = {}, ...request }: OutboundRequest, mayBeForbidden = false): Promise<Response | null> => {
  const application = applicationOf(environment.settings);
  if (application === null) return null;
  const answer = await withToken(environment, orgCode, accountId, (token) => askOutside(application.hosts, new URL(path, application.graph), { ...request, headers: { accept: 'application/json', ...headers, authorization: `Bearer ${token}` } }), mayBeForbidden);
  if (answer !== null && (answer.status === 429 || answer.status >= 500)) throw new Error(`Microsoft answered ${answer.status}.`);
  return answer;
};
