import { GraphQLError, Kind, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import type { Root } from './served-schema.ts';

const rootNames = (set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>): string[] =>
  set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    const inner = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value);
    return inner ? rootNames(inner.selectionSet, fragments) : [];
  });

/** Without a session, 401 before anything runs, unless every field asked for is public. */
export const signedInOnly = (roots: readonly Root[]): Plugin<Context> => {
  const open = new Set(['__typename', ...roots.filter((root) => root.isPublic).map((root) => root.name)]);
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      if ((args.contextValue as unknown as Context).session) return;
      const { definitions } = args.document as DocumentNode;
      const fragments = new Map(definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]));
      const operations = definitions.filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
      const operation = operations.find((node) => !args.operationName || node.name?.value === args.operationName);
      if (operation && rootNames(operation.selectionSet, fragments).every((name) => open.has(name))) return;
      setResultAndStopExecution({ errors: [new GraphQLError('Sign in to go on.', { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } })] });
    },
  };
};
