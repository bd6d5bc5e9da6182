/** What answers without a session, and why. A change of this list is a change of what the world may ask: read it as such. */
import { Kind } from 'graphql';
import { expect, it } from 'vitest';
import { endpointNames } from '../../src/server/endpoint-settings.ts';
import { readSchema, rootsOf } from '../../src/server/graphql/served-schema.ts';

it('answers without a session only what was reviewed', () => {
  const open = endpointNames.flatMap((endpoint) =>
    rootsOf(readSchema(endpoint))
      .filter(({ isPublic }) => isPublic)
      .map(({ kind, name, field }) => {
        const reason = field.astNode?.directives?.find((node) => node.name.value === 'public')?.arguments?.[0]?.value;
        return `${endpoint} ${kind}.${name}: ${reason?.kind === Kind.STRING ? reason.value : ''}`;
      }),
  );
  expect(open).toMatchSnapshot();
});
