/**
 * Stands in the built console for ra-data-graphql's own maker of clients (vite.config.ts): ours is always given, and without
 * Apollo a first visit loads 38 KiB less.
 */
const noApolloClient = (): never => {
  throw new Error('The data provider is given its client; it makes none.');
};

// eslint-disable-next-line import/no-default-export -- the module that it replaces has one
export default noApolloClient;
