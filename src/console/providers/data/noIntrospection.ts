/**
 * Stands in the built console for ra-data-graphql's reader of schemas (vite.config.ts): codegen printed what it would ask for, and
 * without it and GraphQL's parser a first visit loads 14 KiB less.
 */
export const introspectSchema = (): never => {
  throw new Error('The data provider is given its metadata; it reads no schema.');
};
