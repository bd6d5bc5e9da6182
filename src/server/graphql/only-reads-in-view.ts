import { getOperationAST, GraphQLError, Kind, OperationTypeNode, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';

/** A mutation by its specified kind that may only read; what it would write the database refuses. */
const MAY_READ = 'getPresignedUrl';

const onlyReads = ({ operation, selectionSet }: OperationDefinitionNode): boolean =>
  operation === OperationTypeNode.QUERY || selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value === MAY_READ);

/** While a session looks as somebody else, no mutation runs, whatever it would do. */
export const onlyReadsInView: Plugin<Context> = {
  onExecute: ({ args, setResultAndStopExecution }) => {
    if (!(args.contextValue as unknown as Context).session?.viewAs) return;
    const operation = getOperationAST(args.document as DocumentNode, args.operationName);
    if (operation && onlyReads(operation)) return;
    const refusal = refuse('READ_ONLY_VIEW');
    setResultAndStopExecution({ errors: [new GraphQLError(refusal.message, { originalError: refusal })] });
  },
};
