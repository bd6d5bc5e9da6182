/** codegen.yml: `operations/<endpoint>` → the printed operations and those of src/console/operations/<endpoint>.graphql. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concatAST, Kind, parse, Source, type DocumentNode } from 'graphql';
import { currentModel } from './current.ts';
import { documentsOf } from './documents.ts';

const nothing = (): DocumentNode => parse('query EndpointStatus { endpointStatus { errorCode message endpoint } }');

export default (pointer: string): DocumentNode => {
  const endpoint = pointer.split('/').at(-1)!;
  const model = currentModel();
  const file = `src/console/operations/${endpoint}.graphql`;
  const path = join(model.root, file);
  const printed = documentsOf(model, endpoint);
  const written = existsSync(path) ? parse(new Source(readFileSync(path, 'utf8'), file)) : undefined;
  const all = [printed, written].filter((document) => document !== undefined);
  return all.length === 0 ? nothing() : { kind: Kind.DOCUMENT, definitions: concatAST(all).definitions };
};
