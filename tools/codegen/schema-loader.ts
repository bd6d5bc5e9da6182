/** codegen.yml: `schema/<endpoint>` → the complete SDL of the endpoint. */
import type { DocumentNode } from 'graphql';
import { currentModel } from './current.ts';
import { expand } from './expand.ts';
import { validate } from './validate.ts';

export default (pointer: string): DocumentNode => {
  const endpoint = pointer.split('/').at(-1)!;
  const model = currentModel();
  const document = expand(model, endpoint);
  validate(document, model, endpoint);
  return document;
};
