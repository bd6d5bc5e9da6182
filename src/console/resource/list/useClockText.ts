import { clockText, isElsewhere } from '../../fields/dateTime/clock.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useListPart } from './ListModel.ts';

/** By which clock the moments of the rows are told, for whoever lives by another one; undefined for others, and where no column tells moments. */
export const useClockText = (): string | undefined => {
  const { timeZone, translate } = useCellFormats();
  const { tellsMoments } = useListPart(({ columns, length }) => ({ tellsMoments: length > 0 && columns.some(({ field }) => field.kind === 'dateTime') }));
  return tellsMoments && isElsewhere(undefined, timeZone) ? clockText(timeZone, translate) : undefined;
};
