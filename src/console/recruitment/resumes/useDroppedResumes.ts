import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AddDroppedResumesDocument, DropResumesDocument, PutAwayResumesDocument, ReadDroppedMailsAheadDocument, ReadDroppedResumesDocument } from '../../../../generated/recruitment/operations.ts';
import { nothingAlong, type Along } from '../../resource/askAlong.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { DroppedCandidate, DroppedLineFragment } from '../../../../generated/recruitment/operations.ts';

export type DroppedLine = DroppedLineFragment;
type Read = { readonly resumes: readonly DroppedLine[] };

const key = ['dropped-resumes'];

/** What the person dropped, asked again while the server still reads. */
export const useDroppedResumes = () => {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Read> => askAnswer('recruitment', ReadDroppedResumesDocument, {}, signal),
    refetchInterval: ({ state }) => (state.data?.resumes.some((line) => line.state === 'WAITING') ? 1500 : false),
  });
  const keep = (read: Read): void => void client.setQueryData(key, read);
  return {
    lines: data?.resumes,
    error,
    refetch,
    drop: async (resume: readonly string[]): Promise<void> => keep(await askAnswer('recruitment', DropResumesDocument, { resume: [...resume] })),
    putAway: async (ids: readonly string[]): Promise<void> => keep(await askAnswer('recruitment', PutAwayResumesDocument, { id: [...ids] })),
    /** Which mails leave where these are added; nobody is asked where none of them has an address. */
    mailsOf: async (candidates: DroppedCandidate[]): Promise<Along> =>
      candidates.every(({ email }) => !email) ? nothingAlong : { count: 0, mails: (await askAnswer('recruitment', ReadDroppedMailsAheadDocument, { candidates })).mails },
    /** Without `mails` none of those leaves. */
    add: async (candidates: DroppedCandidate[], mails: boolean) => {
      const done = await askAnswer('recruitment', AddDroppedResumesDocument, { candidates, ...(mails ? {} : { mails }) });
      await client.invalidateQueries();
      return done;
    },
  };
};
