import { followUndo, push, settle } from '../../shell/changes.ts';
import { queryClient } from '../queryClient.ts';
import { changeLabel } from './changeLabel.ts';
import { createDataProvider } from './createDataProvider.ts';
import { printedMetadata } from './printedMetadata.ts';

/** The console's data provider: the printed metadata, our origin, and undo told of every change. */
export const dataProvider = createDataProvider({
  queryClient,
  metadata: printedMetadata,
  onWritten: (written) => void changeLabel(written).then((label) => push(written.changeSet, written.endpoint, label, undefined, written.isMailed)),
  onUndone: settle,
  followUndo,
});
