/** The back ends that are served here, one line each; a setting sends one elsewhere or switches it off. */
import { createEndpoint, type Endpoint } from './endpoint.ts';
import { endpointNames } from './endpoint-settings.ts';
import { forward } from './graphql/forward.ts';
import type { Context, Route } from './http/route.ts';
import { refuse } from './refuse.ts';

const answer = (name: (typeof endpointNames)[number], own: Endpoint) => async (context: Context): Promise<void> => {
  const address = context.settings.endpoints.get(name);
  if (address === 'off') throw refuse('ENDPOINT_NOT_CONFIGURED', { words: { endpoint: name } });
  return address ? forward(context, address) : own(context);
};

export const graphqlRoutes: readonly Route[] = endpointNames.map((name): Route => ({ method: 'POST', path: `/graphql/${name}`, handle: answer(name, createEndpoint(name)) }));
