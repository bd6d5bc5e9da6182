import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import { useTranslate } from 'ra-core';
import type { ArrangedGrouping } from '../../../../domain/lists/arrangement.ts';
import { pivotTotals } from '../../../../domain/lists/pivot.ts';
import { csvText } from '../../../../domain/values/csvText.ts';
import { useCellFormats } from '../../../fields/useCellFormats.ts';
import { useTellFailure } from '../../../shell/failure/useTellFailure.ts';
import { ActionMenu } from '../../../shell/pieces/ActionMenu.tsx';
import { SmallChoice } from '../../../shell/pieces/SmallChoice.tsx';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { saveFile } from '../../saveFile.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { FigureStates } from './figures/FigureStates.tsx';
import { GroupingChoice } from './figures/GroupingChoice.tsx';
import { groupsSaid } from './figures/groupsSaid.ts';
import { pivotCells } from './figures/pivotCells.ts';
import { PivotTable } from './figures/PivotTable.tsx';
import { useFigureParts } from './figures/useFigureParts.ts';
import { useFigures } from './figures/useFigures.ts';
import { useFigureTable } from './figures/useFigureTable.ts';
import { Labelled } from './Labelled.tsx';
import { ShapeBar } from './ShapeBar.tsx';
import { ShapeFooter } from './ShapeFooter.tsx';
import { useArrange } from './useArrange.ts';

/** Groups answered at most; totals are of all. */
const MOST = 5000;

/** A figure of the records by one field down and another across, with totals both ways. */
export const Pivot = () => {
  const { target, rights } = useListModel();
  const [arrangement, arrange] = useArrange();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const { dateFormat } = useCellFormats();
  const parts = useFigureParts(arrangement);
  const { groupBy } = parts;
  const across = Math.max(0, Math.min(arrangement.across ?? 1, groupBy.length - 1));
  const [down] = groupBy;
  const over = across > 0 ? groupBy.at(-1) : undefined;
  const asked = useFigures({ groupBy, measures: [parts.measure], totals: pivotTotals(groupBy.length, across), limit: MOST });
  const { tableOf } = useFigureTable(parts, groupBy, across);
  const set = (rows: ArrangedGrouping | undefined, columns: ArrangedGrouping | undefined): void => arrange({ groupBy: [rows, columns].filter((one) => one !== undefined), across: columns ? 1 : 0 });
  const figure = translate('shapes.figure');
  const { data } = asked;
  const exporting = async (format: 'xlsx' | 'csv'): Promise<void> => {
    if (!data) return;
    const cells = pivotCells(tableOf(data));
    const name = `${words.title}.${format}`;
    if (format === 'csv') saveFile(new Blob([csvText(cells)], { type: 'text/csv;charset=utf-8' }), name);
    else {
      const { workbookOf } = await import('./figures/workbookOf.ts');
      saveFile(new Blob([workbookOf(cells, words.title, dateFormat)], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }), name);
    }
    show({ type: 'success', message: translate('shapes.exported', { file: name }) });
  };
  const files = (['xlsx', 'csv'] as const).map((format) => ({ key: format, label: translate(`grid.export.${format}`), run: () => void exporting(format).catch((error: unknown) => tellFailure(error)) }));
  return (
    <>
      <ShapeBar>
        <GroupingChoice label={translate('shapes.pivot.rows')} grouping={down} fields={parts.offered} nameOf={parts.nameOf} onChange={(grouping) => set(grouping, over)} />
        <GroupingChoice label={translate('shapes.pivot.columns')} grouping={over} fields={parts.offered} nameOf={parts.nameOf} none={translate('shapes.noField')} onChange={(grouping) => set(down, grouping)} />
        <Labelled label={figure}>
          <SmallChoice label={figure} value={parts.value} options={parts.measures} onChoose={(value) => arrange({ measures: parts.choose(value) })} />
        </Labelled>
        <span className="rest" />
        {rights.EXPORT ? (
          <ActionMenu
            label={translate('grid.action.export')}
            actions={files}
            trigger={(props) => (
              <Button size="small" startIcon={<Download size={16} />} disabled={data === undefined} {...props}>
                {translate('grid.action.export')}
              </Button>
            )}
          />
        ) : null}
      </ShapeBar>
      <FigureStates asked={asked}>{(found) => <PivotTable {...tableOf(found)} />}</FigureStates>
      <ShapeFooter>{data === undefined ? null : groupsSaid(translate, words.number, data)}</ShapeFooter>
    </>
  );
};
