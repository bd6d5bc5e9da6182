import { useQuery } from '@tanstack/react-query';
import { ask } from '../../shell/ask.ts';

/** A record as operations on any entity name it. */
export type RecordName = { readonly type: string; readonly id: string };
export type Talk = { readonly comments: number; readonly files: number; readonly followers: number; readonly isFollowing: boolean; readonly mayAddFiles: boolean };

export const talkKey = ({ type, id }: RecordName) => ['talk', type, id] as const;

const text = 'query ($type: String!, $id: ID!) { recordTalk(type: $type, id: $id) { talk { comments files followers isFollowing mayAddFiles } } }';

/** How much is said on a record, in one small question for the whole panel; undefined until it is known. */
export const useTalk = (record: RecordName): Talk | undefined =>
  useQuery({ queryKey: talkKey(record), queryFn: async ({ signal }) => (await ask<{ recordTalk: { talk: Talk } }>('batch-processing', text, record, signal)).recordTalk.talk, retry: false }).data;
