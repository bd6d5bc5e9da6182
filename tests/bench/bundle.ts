/** How much JavaScript a browser fetches until the first grid row is there. */
import { openPage } from './painted.ts';
import { GRID } from './places.ts';
import type { Stage } from './stage.ts';
import { javascriptOf } from '../support/javascript-weight.ts';
import type { Result } from './table.ts';

/** KiB, gzip. */
const MOST = 350;

const weigh = async (stage: Stage, address: string, row: string): Promise<number> => {
  const context = await stage.open();
  try {
    const weight = javascriptOf(context);
    await openPage(context, address, row);
    return (await weight()) / 1024;
  } finally {
    await context.close();
  }
};

export const benchBundle = async (stage: Stage): Promise<Result[]> => {
  const ours = await weigh(stage, `${stage.origin}${GRID.path}`, GRID.row);
  const plain = await weigh(stage, `${stage.reference}${GRID.plain.path}`, GRID.plain.row);
  return [{ area: 'JavaScript up to the first grid row, gzip', ours: `${ours.toFixed(0)} KiB`, reference: `${plain.toFixed(0)} KiB plain react-admin, one list`, ratio: ours / MOST, goal: `<= ${MOST} KiB`, holds: ours <= MOST }];
};
