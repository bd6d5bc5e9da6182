/** One line an endpoint in codegen.yml: this preset prints all its files. */
import type { Types } from '@graphql-codegen/plugin-helpers';
import * as operations from '@graphql-codegen/typescript-operations';
import * as resolvers from '@graphql-codegen/typescript-resolvers';
import * as documentNodes from '@graphql-codegen/typed-document-node';
import * as typescript from '@graphql-codegen/typescript';
import type { GraphQLSchema } from 'graphql';
import { printSdl } from './expand.ts';
import { currentModel } from './current.ts';
import { printResources } from './print-resources.ts';
import { printTables } from './print-tables.ts';

const scalars = {
  ID: 'string',
  LocalDate: 'string',
  LocalTime: 'string',
  DateTime: 'string',
  EmailAddress: 'string',
  HexColorCode: 'string',
  Decimal: 'string',
  JSON: 'unknown',
  Address: '{ street1?: string; street2?: string; city?: string; state?: string; country?: string; pincode?: string }',
};
/** Declaration order is the forms' order; type stripping runs no TypeScript enum. */
const config = { sort: false, enumsAsTypes: true, enumType: 'string-literal', importExtension: '.ts', emitLegacyCommonJSImports: false, useTypeImports: true, strictScalars: true, skipTypename: true, scalars };
const head = { add: { plugin: (_schema: GraphQLSchema, _documents: unknown, options: { content: string }) => options.content } };
const text = (content: string): Types.ConfiguredPlugin[] => [{ add: { content } }];

export const preset: Types.OutputPreset = {
  buildGeneratesSection: (options) => {
    const endpoint = options.baseOutputDir.replace(/\/$/, '').split('/').at(-1)!;
    const model = currentModel();
    const common = { schema: options.schema, ...(options.schemaAst ? { schemaAst: options.schemaAst } : {}), documents: options.documents, config, pluginMap: head as never, documentTransforms: [] };
    const file = (name: string, content: string) => ({ ...common, filename: `${options.baseOutputDir}${name}`, plugins: text(content) });
    const files = [
      file('schema.graphql', printSdl(options.schema)),
      file('resources.ts', printResources(model, endpoint)),
      file('tables.ts', printTables(model, endpoint)),
      {
        ...common,
        filename: `${options.baseOutputDir}resolvers.ts`,
        pluginMap: { ...head, typescript, resolvers } as never,
        plugins: [{ add: { content: '// Printed by npm run codegen from schema/. Do not edit.' } }, { typescript: {} }, { resolvers: { makeResolverTypeCallable: true, contextType: '../../src/server/context.ts#Context' } }],
      },
      ...(options.documents.length === 0
        ? []
        : [
            {
              ...common,
              filename: `${options.baseOutputDir}operations.ts`,
              pluginMap: { ...head, operations, documentNodes } as never,
              plugins: [{ add: { content: '// Printed by npm run codegen from schema/. Do not edit.' } }, { operations: {} }, { documentNodes: {} }],
            },
          ]),
    ];
    return files as Types.GenerateOptions[];
  },
};
