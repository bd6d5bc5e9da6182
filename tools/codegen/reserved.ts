/** Words that stand for something else where codegen prints a name. */

/** Words of JavaScript, and what the printed files import or declare: an entity is a constant there. */
const CONSTANTS: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in interface
  let new null package private protected public return static super switch this throw true try typeof var void while with yield undefined
  app boolean check date foreignKey index integer jsonb key numeric pgPolicy pgTable primaryKey resources sql t text time timestamp unique`.split(/\s+/),
);

/** Types of TypeScript, and those that graphql-codegen prints beside ours. */
export const TYPESCRIPT =
  'Array Context DirectiveResolverFn DirectiveResolvers DocumentNode Exact GraphQLResolveInfo GraphQLScalarType GraphQLScalarTypeConfig Incremental InputMaybe IsTypeOfResolverFn Maybe NextResolverFn Omit Partial Promise Record RequireFields Resolver ResolverFn ResolverTypeWrapper Resolvers ResolversParentTypes ResolversTypes Scalars'.split(' ');

/** Columns that PostgreSQL keeps of every table. */
export const OF_POSTGRESQL: readonly string[] = ['tableoid', 'xmin', 'cmin', 'xmax', 'cmax', 'ctid'];

/** What GraphQL takes for a value. */
export const VALUES_OF_GRAPHQL: readonly string[] = ['true', 'false', 'null'];

/** Whether a constant of the printed files cannot be called so. */
export const isReserved = (constant: string): boolean => CONSTANTS.has(constant);
