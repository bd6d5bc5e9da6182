import { Suspense } from 'react';
import { apart } from '../pieces/apart.tsx';
import { Drawing } from './Drawing.tsx';
import { caseOfScreen } from './drawingCases.ts';

const CaseDrawing = apart(async () => (await import('./CaseDrawing.tsx')).CaseDrawing, { isQuiet: true });

/** What an empty screen draws: fetched when the first is empty, in its place from the start. */
export const ScreenDrawing = ({ path }: { readonly path: string }) => (
  <Suspense fallback={<Drawing>{null}</Drawing>}>
    <CaseDrawing of={caseOfScreen(path)} />
  </Suspense>
);
