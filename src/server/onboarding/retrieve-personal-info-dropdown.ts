import type { Resolve } from '../graphql/entity-resolvers.ts';
import { choiceNames, worldNames } from '../reference-lists/names.ts';
import { specifiedLists } from '../reference-lists/specified-lists.ts';

/** Document 1 §7: all that new people choose from when they tell who they are. */
export const retrievePersonalInfoDropdown: Resolve = async (_args, context, grant, info) => {
  const { language } = grant!.session;
  return {
    ...((await specifiedLists({}, context, grant, info)) as object),
    genders: choiceNames('gender', language).map(({ code, name }) => ({ Gender_Code: code, Gender: name })),
    maritalStatus: choiceNames('maritalStatus', language).map(({ code, name }) => ({ Marital_Status_Code: code, Marital_Status: name })),
    nationalities: worldNames('COUNTRY', language).map(({ code, name }) => ({ Nationality_Code: code, Nationality_Name: name })),
    languages: worldNames('LANGUAGE', language).map(({ code, name }) => ({ Language_Code: code, Language_Name: name })),
  };
};
