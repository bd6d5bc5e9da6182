import { useState } from 'react';

export type Progress = { readonly done: number; readonly total: number };
type Part = { readonly changeSet?: string | null | undefined };
export type PartsDone = { readonly added: number; readonly changeSets: readonly string[]; /** Why not all of it was done: what was done before stays. */ readonly failure?: unknown };

/** Does with very many what the server takes only so many of at once: part by part, until all is done or a part is refused, and says how far it is meanwhile. */
export const useParts = (size: number) => {
  const [progress, setProgress] = useState<Progress>();
  const inParts = async <One>(all: readonly One[], act: (part: readonly One[]) => Promise<Part>): Promise<PartsDone> => {
    const changeSets: string[] = [];
    let added = 0;
    let failure: unknown;
    while (added < all.length && failure === undefined) {
      if (all.length > size) setProgress({ done: added, total: all.length });
      const part = all.slice(added, added + size);
      try {
        const { changeSet } = await act(part);
        if (changeSet != null) changeSets.push(changeSet);
        added += part.length;
      } catch (refusal) {
        failure = refusal;
      }
    }
    setProgress(undefined);
    if (failure !== undefined && added === 0) throw failure;
    return { added, changeSets, ...(failure === undefined ? {} : { failure }) };
  };
  return { progress, inParts };
};
