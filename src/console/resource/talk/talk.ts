/** What is said on a record, as the server tells it. Loaded with the panel's tabs, not before. */
import { ask } from '../../shell/ask.ts';
import type { RecordName } from '../panel/useTalk.ts';

export type TalkPerson = { readonly id: string; readonly name: string; /** Key of the picture. */ readonly photo: string | null };
export type Comment = { readonly id: string; readonly author: TalkPerson; readonly text: string; readonly mentions: readonly TalkPerson[]; readonly createdAt: string; readonly editedAt: string | null; readonly isErased: boolean; readonly mayChange: boolean; readonly mayDelete: boolean };
export type CommentPage = { readonly totalRecords: number; readonly rows: readonly Comment[] };
export type TalkFile = { readonly id: string; readonly key: string; readonly name: string; readonly contentType: string; readonly size: number; readonly addedBy: TalkPerson; readonly addedAt: string; readonly mayDelete: boolean };
/** Names of those who could not be told. */
export type Said = { readonly notTold: readonly string[] };

const person = 'id name photo';
const comment = `id author { ${person} } text mentions { ${person} } createdAt editedAt isErased mayChange mayDelete`;
const file = `id key name contentType size addedBy { ${person} } addedAt mayDelete`;
const of = '$type: String!, $id: ID!';
const to = 'type: $type, id: $id';

const tell = async <Answer>(query: string, variables: object, signal?: AbortSignal): Promise<Answer> => (await ask<{ answer: Answer }>('batch-processing', query, variables, signal)).answer;

export const readComments = (record: RecordName, before: string | null, signal: AbortSignal): Promise<CommentPage> =>
  tell(`query (${of}, $before: ID) { answer: recordComments(${to}, before: $before) { totalRecords rows { ${comment} } } }`, { ...record, before }, signal);
export const readFiles = async (record: RecordName, signal: AbortSignal): Promise<readonly TalkFile[]> =>
  (await tell<{ rows: readonly TalkFile[] }>(`query (${of}) { answer: recordFiles(${to}) { rows { ${file} } } }`, record, signal)).rows;
export const readFollowers = async (record: RecordName, signal: AbortSignal): Promise<readonly TalkPerson[]> =>
  (await tell<{ rows: readonly TalkPerson[] }>(`query (${of}) { answer: recordFollowers(${to}) { rows { ${person} } } }`, record, signal)).rows;
export const readMentionable = async (record: RecordName, search: string, signal: AbortSignal): Promise<readonly TalkPerson[]> =>
  (await tell<{ rows: readonly TalkPerson[] }>(`query (${of}, $search: String) { answer: mentionablePeople(${to}, search: $search) { rows { ${person} } } }`, { ...record, search }, signal)).rows;

export const addComment = (record: RecordName, text: string): Promise<Said> => tell(`mutation (${of}, $text: String!) { answer: addRecordComment(${to}, text: $text) { notTold } }`, { ...record, text });
export const changeComment = (id: string, text: string): Promise<Said> => tell('mutation ($id: ID!, $text: String!) { answer: updateRecordComment(id: $id, text: $text) { notTold } }', { id, text });
export const addFile = (record: RecordName, fileKey: string): Promise<unknown> => tell(`mutation (${of}, $fileKey: String!) { answer: addRecordFile(${to}, fileKey: $fileKey) { errorCode } }`, { ...record, fileKey });
export const act = (operation: 'deleteRecordComment' | 'restoreRecordComment' | 'deleteRecordFile' | 'restoreRecordFile', id: string): Promise<unknown> => tell(`mutation ($id: ID!) { answer: ${operation}(id: $id) { errorCode } }`, { id });
export const follow = (record: RecordName, isOn: boolean): Promise<unknown> => tell(`mutation (${of}) { answer: ${isOn ? 'followRecord' : 'unfollowRecord'}(${to}) { errorCode } }`, record);
