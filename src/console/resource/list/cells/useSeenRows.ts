import { useTranslate } from 'ra-core';
import type { Row } from '../../../providers/data/row.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';

/** Rows that a range is worked on at once. */
const MOST_ROWS = 10_000;

/** The rows of a range; undefined where one is not known. */
export type SeenRows = readonly (Row | undefined)[];

/**
 * Does something with the rows between two indices as they are seen now, however the list is sorted or filled until it is done: at once where all are
 * here, else when those out of sight are. Of a list that is on the way to another question only what is seen is taken.
 */
export const useSeenRows = () => {
  const { rows, target } = useListModel();
  const translate = useTranslate();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const words = useEntityWords(target.resource);
  const here = (top: number, bottom: number): SeenRows => Array.from({ length: bottom - top + 1 }, (_, at) => rows.at(top + at));

  const withRows = (top: number, bottom: number, act: (seen: SeenRows) => void | Promise<void>): void => {
    const run = async (): Promise<void> => {
      const seen = here(top, bottom);
      if (rows.isStale || !seen.includes(undefined)) return act(seen);
      const found = await rows.rowsBetween(top, bottom);
      return act(seen.map((row, at) => row ?? found[at]));
    };
    if (bottom - top + 1 > MOST_ROWS) show({ type: 'warning', message: translate('cells.tooMany', { number: words.number(MOST_ROWS) }) });
    else void run().catch((error: unknown) => tellFailure(error, { retry: () => withRows(top, bottom, act) }));
  };
  return { here, withRows };
};
