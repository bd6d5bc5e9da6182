import { use } from 'react';
import { printedMetadata } from '../../providers/data/printedMetadata.ts';
import { nameOfScreen } from '../../providers/data/metadata.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Screen } from '../../../domain/resource.ts';

/** The metadata behind a screen; waits for its chunk, so stand inside a Suspense. */
export const useRecordScreen = (screen: Pick<Screen, 'path'>): ScreenResource => use(printedMetadata.screenResource(nameOfScreen(screen)));
