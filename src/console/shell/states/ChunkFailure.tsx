import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ReloadDrawing } from '../drawings/ReloadDrawing.tsx';
import { State } from './State.tsx';
import { useChunkFault } from './useChunkFault.ts';
import type { ChunkProblem } from './chunkProblemOf.ts';

/** A part of the console did not arrive: its kind of failure, its address, and a reload. */
export const ChunkFailure = ({ problem }: { readonly problem: ChunkProblem }) => {
  const translate = useTranslate();
  const { isStyle, address } = problem;
  const type = useChunkFault(problem);
  return (
    <State
      isPage
      role="alert"
      drawing={<ReloadDrawing />}
      title={translate(isStyle ? 'states.chunk.style' : 'states.chunk.script')}
      actions={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('states.chunk.reload')}
        </Button>
      }
    >
      {translate('states.chunk.message', { type, address })}
    </State>
  );
};
