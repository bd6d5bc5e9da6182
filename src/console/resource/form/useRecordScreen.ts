import { useScreenResource } from '../useScreenResource.ts';
import { nameOfScreen } from '../../providers/data/metadata.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Screen } from '../../../domain/resource.ts';

/** The metadata behind a screen; waits for its chunk, so stand inside a Suspense. */
export const useRecordScreen = (screen: Pick<Screen, 'path'>): ScreenResource => useScreenResource(nameOfScreen(screen));
