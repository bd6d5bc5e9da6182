import { inputOf } from '../../providers/data/row.ts';
import { ask } from '../../shell/ask.ts';
import { ALONG, nothingAlong, type Along } from '../askAlong.ts';
import type { Resource } from '../../../domain/resource.ts';
import type { Values } from './values.ts';

/** Which mails leave where a record of these values is added. None, without a request, where its kind sends none or no address is told. */
export const askNew = async ({ type, mails, fields }: Pick<Resource, 'type' | 'mails' | 'fields'>, values: Values): Promise<Along> => {
  if (!mails || !fields.some(({ kind, key }) => kind === 'email' && values[key])) return nothingAlong;
  const document = `query newRecordAlong($type: String!, $values: JSON!) { newRecordAlong(type: $type, values: $values) { ${ALONG} } }`;
  return (await ask<{ newRecordAlong: Along }>('batch-processing', document, { type, values: inputOf(fields, values) })).newRecordAlong;
};
