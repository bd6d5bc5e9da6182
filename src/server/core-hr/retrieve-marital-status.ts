import { choiceNames } from '../reference-lists/names.ts';
import { specifiedLists } from '../reference-lists/specified-lists.ts';
import type { Resolve } from '../graphql/entity-resolvers.ts';

/** Document 1 §7: marital statuses, and relationships where they are asked for by 1. */
export const retrieveMaritalStatus: Resolve = async (args, context, grant, info) => {
  const maritalStatus = choiceNames('maritalStatus', grant!.session.language).map(({ code, name }) => ({ Marital_Status_Code: code, Marital_Status: name }));
  if (args['retrieveRelationship'] !== 1) return { errorCode: '', message: '', maritalStatus, relationships: [] };
  return { ...((await specifiedLists({}, context, grant, info)) as object), maritalStatus };
};
