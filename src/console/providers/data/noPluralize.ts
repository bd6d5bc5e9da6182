/** Stands in the built console for what ra-data-graphql names operations with where it reads a schema (vite.config.ts); our operations have their names from codegen. */
const named = (): never => {
  throw new Error('Operations have their names from the metadata.');
};
export default named;
