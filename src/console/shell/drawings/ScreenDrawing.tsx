import { Suspense, lazy } from 'react';
import { Drawing } from './Drawing.tsx';
import { caseOfScreen } from './drawingCases.ts';

const CaseDrawing = lazy(async () => ({ default: (await import('./CaseDrawing.tsx')).CaseDrawing }));

/** What an empty screen draws: fetched when the first is empty, in its place from the start. */
export const ScreenDrawing = ({ path }: { readonly path: string }) => (
  <Suspense fallback={<Drawing>{null}</Drawing>}>
    <CaseDrawing of={caseOfScreen(path)} />
  </Suspense>
);
