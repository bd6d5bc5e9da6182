import { createContext } from 'react';
import type { ProblemGroup } from '../job/importJob.ts';

export type CreateMissing = {
  /** Every problem of the file, to know how many records of a kind are missing. */
  readonly groups: readonly ProblemGroup[];
  /** Makes all records that the group's field refers to and that do not exist, with the import. */
  readonly create: (group: ProblemGroup) => void;
};

/** How a part of the review makes missing records; the step provides it, because it may have to ask for more of them. */
export const CreateMissingContext = createContext<CreateMissing>({ groups: [], create: () => undefined });
