import { useEffect, useState } from 'react';
import type { ChunkFault } from './ChunkError.ts';
import type { ChunkProblem } from './chunkProblemOf.ts';

/** Asks the address once, because a browser says the same of a part that is gone and of a way that broke: any answer means missing, none means an error. */
export const useChunkFault = ({ type, address }: ChunkProblem): ChunkFault => {
  const [found, setFound] = useState<ChunkFault>();
  useEffect(() => {
    if (type !== 'missing') return undefined;
    const controller = new AbortController();
    fetch(address, { method: 'HEAD', cache: 'no-store', signal: controller.signal }).catch(() => {
      if (!controller.signal.aborted) setFound('error');
    });
    return () => controller.abort();
  }, [type, address]);
  return found ?? type;
};
