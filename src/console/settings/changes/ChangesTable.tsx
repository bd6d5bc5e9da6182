import { styled } from '@mui/material/styles';
import Lock from 'lucide-react/icons/lock';
import { useTranslate } from 'react-admin';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { exactMoment, momentText } from '../../resource/history/momentText.ts';
import { LinesTable } from '../LinesTable.ts';
import { ActButton } from './ActButton.tsx';
import { AskAgain } from './AskAgain.tsx';
import { useChangeWords } from './useChangeWords.ts';
import type { Act, Acts } from './useActs.ts';
import type { ChangeSet } from './useChangeSets.ts';

const Table = styled(LinesTable)(({ theme }) => ({
  '& .source': { width: 176 },
  '& .who': { width: 160 },
  '& .when': { width: 148 },
  '& td:is(.source, .who, .when)': { color: 'var(--text-2)' },
  '& .act': { width: 144, paddingRight: 16, textAlign: 'right', color: 'var(--text-3)' },
  '& .act svg': { verticalAlign: 'middle' },
  '& [data-undone] .what button': { color: 'var(--text-2)', textDecoration: 'line-through' },
  '& .by': { display: 'none' },
  // Beside the open change, which says both.
  '&[data-beside] :is(.source, .who)': { display: 'none' },
  [theme.breakpoints.down('md')]: { '& .source': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    '& td': { width: 'auto' },
    '& .what': { gridRow: 1, gridColumn: 1 },
    '& .who': { display: 'none' },
    '& td.when': { gridRow: 2, gridColumn: 1, width: 'auto', whiteSpace: 'normal' },
    '& .by': { display: 'inline' },
    '& td.act': { gridRow: '1 / 3', gridColumn: 2, width: 'auto', alignSelf: 'center', paddingLeft: 8 },
  },
}));

type Props = {
  readonly rows: readonly ChangeSet[];
  readonly acts: Acts;
  /** The one that is being undone or redone. */
  readonly working: string | undefined;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onAct: (row: ChangeSet, act: Act) => void;
};

/** Change-sets a line each, with Undo or Redo; a click or Enter opens what there is to say. */
export const ChangesTable = ({ rows, acts, working, openId, onOpen, onAct }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const words = useChangeWords();
  return (
    <Table data-beside={openId === undefined ? undefined : ''}>
      <thead>
        <tr>
          <th scope="col" className="what">{translate('activityLog.what')}</th>
          <th scope="col" className="source">{translate('changes.source')}</th>
          <th scope="col" className="who">{translate('activityLog.who')}</th>
          <th scope="col" className="when">{translate('activityLog.when')}</th>
          <th scope="col" className="act">{translate('form.undo')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const what = words.ofSet(row);
          const act = acts.known.get(row.id);
          const source = translate(`enum.ChangeSource.${row.source}`);
          const made = row.isUndone ? `${source} · ${translate('changes.undone')}` : source;
          return (
            <tr key={row.id} data-open={row.id === openId || undefined} data-undone={row.isUndone || undefined} onClick={() => onOpen(row.id)}>
              <td className="what" title={what}>
                <button type="button" aria-expanded={row.id === openId}>
                  {what}
                </button>
              </td>
              <td className="source" title={made}>{made}</td>
              <td className="who" title={row.by}>{row.by}</td>
              <td className="when" title={exactMoment(row.at, formats)}>
                <span className="by">{`${made} · `}</span>
                {momentText(row.at, formats)}
              </td>
              <td className="act">
                {act === undefined ? (
                  acts.failed.has(row.id) ? <AskAgain error={acts.failed.get(row.id)} what={what} onRetry={acts.retry} /> : null
                ) : act.changeSet === null ? (
                  <span title={act.whyNot ?? ''}>
                    <Lock size={12} role="img" aria-label={act.whyNot ?? ''} />
                  </span>
                ) : (
                  <ActButton act={act} what={what} isWorking={working === row.id} isOff={working !== undefined} onAct={(chosen) => onAct(row, chosen)} />
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};
