import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Lock from 'lucide-react/icons/lock';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CHANGE_SET } from '../../../domain/lists/filterTree.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { exactMoment } from '../../resource/history/momentText.ts';
import { listAddress } from '../../resource/panel/listAddress.ts';
import { useListPath, useRecordPath } from '../../resource/show/useRecordPath.ts';
import { FailureLine } from '../../shell/states/FailureLine.tsx';
import { LinePanel } from '../LinePanel.tsx';
import { ActButton } from './ActButton.tsx';
import { ChangedValues } from './ChangedValues.tsx';
import { useChangeWords } from './useChangeWords.ts';
import type { Act, Acts } from './useActs.ts';
import type { ChangeGroup, ChangeSet } from './useChangeSets.ts';

const Why = styled('blockquote')({ margin: '0 0 12px', padding: '0 0 0 8px', borderLeft: '2px solid var(--line)', color: 'var(--text-2)', overflowWrap: 'anywhere' });
const Note = styled('p')({ display: 'flex', alignItems: 'flex-start', gap: 6, margin: '0 0 8px', color: 'var(--text-2)', '& svg': { flex: 'none', marginTop: 4 } });
const Part = styled('section')({ padding: '12px 0', borderTop: '1px solid var(--hair)', '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' }, '& ul': { margin: '4px 0 0', padding: 0, listStyle: 'none' }, '& li': { lineHeight: '24px', overflowWrap: 'anywhere', color: 'var(--text-2)' }, '& a': { color: 'var(--accent-text)' } });

/** Up to so many records of a change say what it changed of each. */
const FEW = 5;

type LineProps = { readonly changeSet: string; readonly group: ChangeGroup; readonly record: ChangeGroup['sample'][number] };

const RecordLine = ({ changeSet, group, record }: LineProps) => {
  const path = useRecordPath({ endpoint: group.endpoint, type: group.entity }, record.id);
  const text = record.title ?? record.id;
  return (
    <li>
      {path && record.isThere ? <Link to={path}>{text}</Link> : text}
      {group.kind === 'UPDATE' && group.records <= FEW && record.isThere ? <ChangedValues group={group} id={record.id} changeSet={changeSet} /> : null}
    </li>
  );
};

type MoreProps = { readonly changeSet: string; readonly group: ChangeGroup; readonly text: string };

/** Leads to the list of all of them, where they are still there. */
const MoreLine = ({ changeSet, group, text }: MoreProps) => {
  const path = useListPath({ endpoint: group.endpoint, type: group.entity });
  return <li>{path && group.kind !== 'DELETE' ? <Link to={listAddress(path, { [CHANGE_SET]: { equals: changeSet } })}>{text}</Link> : text}</li>;
};

type Props = { readonly row: ChangeSet; readonly acts: Acts; readonly isWorking: boolean; readonly onAct: (act: Act) => void; readonly onOpen: (id: string) => void; readonly onClose: () => void };

/** One change-set: who, when, by what and why, its records, and Undo or the reason why not with the change that stands in the way. */
export const ChangePanel = ({ row, acts, isWorking, onAct, onOpen, onClose }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const formats = useCellFormats();
  const words = useChangeWords();
  const title = words.ofSet(row);
  const act = acts.known.get(row.id);
  const failure = acts.failed.get(row.id);
  const number = (count: number): string => new Intl.NumberFormat(tagOf(locale)).format(count);
  const facts = [
    ['activityLog.who', row.by],
    ['activityLog.when', exactMoment(row.at, formats)],
    ['changes.source', translate(`enum.ChangeSource.${row.source}`) + (row.fileName === null ? '' : ` (${row.fileName})`)],
    ['activityLog.form', row.formName ?? translate('activityLog.system')],
  ] as const;
  return (
    <LinePanel name="changes" title={title} label={title} facts={facts} onClose={onClose}>
      {row.reason !== null && row.reason !== row.fileName ? <Why>{row.reason}</Why> : null}
      {row.isUndone ? <Note>{translate('changes.undone')}</Note> : null}
      {act?.whyNot != null && !row.isUndone ? (
        <Note role="note" aria-label={translate(act.isRedo ? 'changes.cannotRedo' : 'changes.cannot')}>
          <Lock size={12} aria-hidden />
          {act.whyNot}
        </Note>
      ) : null}
      {failure && !act ? <FailureLine error={failure} isTrying={false} onRetry={acts.retry} /> : null}
      {act ? <ActButton act={act} what={title} isWorking={isWorking} isOff={isWorking} onAct={onAct} /> : null}
      {act?.later == null ? null : <Button variant="text" onClick={() => onOpen(act.later!)}>{translate('shell.undo.later')}</Button>}
      {row.undoes === null ? null : <Button variant="text" onClick={() => onOpen(row.undoes!)}>{translate('changes.undid')}</Button>}
      <div style={{ height: 12 }} />
      {row.groups.map((group) => (
        <Part key={`${group.entity} ${group.kind}`}>
          {row.groups.length > 1 ? <h3>{words.ofGroup(group)}</h3> : null}
          {group.sample.some(({ title: named }) => named !== null) ? (
            <ul>
              {group.sample.map((record) => (
                <RecordLine key={record.id} changeSet={row.id} group={group} record={record} />
              ))}
              {group.records > group.sample.length ? <MoreLine changeSet={row.id} group={group} text={translate('changes.andMore', { number: number(group.records - group.sample.length) })} /> : null}
            </ul>
          ) : null}
        </Part>
      ))}
    </LinePanel>
  );
};
