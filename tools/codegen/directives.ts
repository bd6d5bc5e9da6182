/** Reads directives of the SDL with their declared types and defaults: a wrong argument stops codegen where it stands. */
import {
  buildASTSchema,
  getArgumentValues,
  getNamedType,
  GraphQLError,
  isEnumType,
  Kind,
  type ConstArgumentNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type GraphQLDirective,
} from 'graphql';
import { Mistake, place, suggest } from './mistake.ts';
import { documentOf } from './source.ts';

export type Arguments = Readonly<Record<string, unknown>>;
export type Directed = { readonly directives?: readonly ConstDirectiveNode[] | undefined };
export type DirectiveReader = {
  /** Arguments of each use of a directive on a node, defaults filled in. */
  all(node: Directed, name: string): Arguments[];
  one(node: Directed, name: string): Arguments | undefined;
};

const reason = (error: GraphQLError): string => error.message.replace(/^Argument "(\w+)" has invalid value /, 'argument $1 has the invalid value ');

/** The word of the closed set that comes nearest to what was written. */
const nearest = (directive: GraphQLDirective, argument: ConstArgumentNode): string | undefined => {
  const type = getNamedType(directive.args.find(({ name }) => name === argument.name.value)!.type);
  if (!isEnumType(type)) return undefined;
  const words = type.getValues().map(({ name }) => name);
  const written = (argument.value.kind === Kind.LIST ? argument.value.values : [argument.value]).map((value) => ('value' in value ? String(value.value) : ''));
  return suggest(written.find((word) => !words.includes(word)) ?? '', words);
};

export const directiveReader = (shared: readonly DefinitionNode[]): DirectiveReader => {
  const schema = buildASTSchema(documentOf(shared), { assumeValidSDL: true });
  const known = new Map<string, GraphQLDirective>(schema.getDirectives().map((directive) => [directive.name, directive]));
  const read = (node: ConstDirectiveNode): Arguments => {
    const directive = known.get(node.name.value);
    if (!directive) throw new Mistake(place(node), `Unknown directive @${node.name.value}.`, suggest(node.name.value, known.keys()));
    for (const argument of node.arguments ?? [])
      if (!directive.args.some(({ name }) => name === argument.name.value))
        throw new Mistake(place(argument), `@${directive.name} has no argument ${argument.name.value}.`, suggest(argument.name.value, directive.args.map(({ name }) => name)));
    try {
      return getArgumentValues(directive, node);
    } catch (error) {
      if (error instanceof GraphQLError) {
        const at = node.arguments?.find((argument) => error.message.includes(`"${argument.name.value}"`));
        throw new Mistake(place(at ?? node), `@${directive.name}: ${reason(error)}`, at && nearest(directive, at));
      }
      throw error;
    }
  };
  const cache = new Map<ConstDirectiveNode, Arguments>();
  const once = (node: ConstDirectiveNode): Arguments => {
    const had = cache.get(node) ?? read(node);
    cache.set(node, had);
    return had;
  };
  const all = (node: Directed, name: string): Arguments[] => (node.directives ?? []).filter((directive) => directive.name.value === name).map(once);
  return { all, one: (node, name) => all(node, name)[0] };
};
