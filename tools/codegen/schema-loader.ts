/** codegen.yml: `schema/<endpoint>` → the complete SDL of the endpoint. */
import type { DocumentNode } from 'graphql';
import { completeSdl } from './complete.ts';
import { currentModel } from './current.ts';

export default (pointer: string): DocumentNode => completeSdl(currentModel(), pointer.split('/').at(-1)!);
