import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Lock from 'lucide-react/icons/lock';
import Undo2 from 'lucide-react/icons/undo-2';
import Upload from 'lucide-react/icons/upload';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Avatar } from '../../shell/pieces/Avatar.tsx';
import { ChangedFields } from '../form/ChangedFields.tsx';
import { exactMoment, momentText } from './momentText.ts';
import { sentenceOf } from './sentenceOf.ts';
import type { HistoryEntry } from '../../providers/data/ConsoleDataProvider.ts';
import type { Resource } from '../../../domain/resource.ts';

const Line = styled('li')({ display: 'flex', gap: 12, padding: '12px 0', borderBottom: '1px solid var(--hair)', '&:last-of-type': { borderBottom: 0 } });
const Body = styled('div')({ flex: 1, minWidth: 0, '& dl': { margin: '4px 0 0' } });
const Head = styled('div')({ display: 'flex', gap: 8, '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, '& b': { fontWeight: 600 }, '& time': { flex: 'none', fontSize: 12, lineHeight: '20px', color: 'var(--text-3)' } });
const Why = styled('blockquote')({ margin: '4px 0', padding: '0 0 0 8px', borderLeft: '2px solid var(--line)', color: 'var(--text-2)', overflowWrap: 'anywhere' });
const Note = styled('div')({ display: 'flex', alignItems: 'center', gap: 6, marginTop: 4, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', '& svg': { flex: 'none' } });
const Source = styled('span')({ display: 'inline-grid', placeItems: 'center', width: 24, height: 24, flex: 'none', borderRadius: '50%', background: 'var(--info-wash)', color: 'var(--info)' });

/** Where the entity's imports are shown. */
const importAddress = ({ screens }: Resource): string | undefined => screens.filter(({ actions }) => actions.includes('IMPORT')).map(({ path }) => `${path}/import`)[0];

type Props = { readonly resource: Resource; readonly entry: HistoryEntry; readonly isUndoing: boolean; readonly onUndo: () => void };

/** One change: who, what, when; each field old → new; why; and undo, or the reason why not. */
export const HistoryLine = ({ resource, entry, isUndoing, onUndo }: Props) => {
  const translate = useTranslate();
  const formats = useCellFormats();
  const changes = entry.kind === 'UPDATE' ? entry.fields.filter(({ field: named }) => resource.fields.some(({ name, key }) => name === named || key === named)) : [];
  // What is shown is counted.
  const { who, before, after } = sentenceOf(entry.kind === 'UPDATE' ? { ...entry, fields: changes } : entry, translate, resource);
  const isImport = entry.source === 'IMPORT';
  const importAt = importAddress(resource);
  return (
    <Line>
      {isImport ? (
        <Source aria-hidden>
          <Upload size={14} />
        </Source>
      ) : (
        <Avatar id={entry.by} name={entry.by} />
      )}
      <Body>
        <Head>
          <span>
            {before}
            <b>{who}</b>
            {after}
          </span>
          <time dateTime={entry.at} title={exactMoment(entry.at, formats)}>
            {momentText(entry.at, formats)}
          </time>
        </Head>
        {changes.length === 0 ? null : (
          <dl>
            <ChangedFields resource={resource} changes={changes} />
          </dl>
        )}
        {entry.reason !== null && !(isImport && (entry.fileName === null || entry.reason === entry.fileName)) ? <Why>{entry.reason}</Why> : null}
        {entry.records > 1 ? <Note>{translate('history.oneOf', { smart_count: entry.records })}</Note> : null}
        {importAt === undefined || entry.importId === null ? null : (
          <Button component={Link} to={`${importAt}?job=${entry.importId}`} size="small" variant="text" sx={{ mt: '6px', mr: 1, height: 24, minHeight: 24, px: 1, fontSize: 12 }} startIcon={<FileSpreadsheet size={14} />}>
            {translate('history.openImport')}
          </Button>
        )}
        {entry.undoable ? (
          <Button size="small" sx={{ mt: '6px', height: 24, minHeight: 24, px: 1, fontSize: 12 }} startIcon={<Undo2 size={14} />} disabled={isUndoing} onClick={onUndo}>
            {translate('form.undo')}
          </Button>
        ) : entry.whyNot !== null ? (
          <Note>
            <Lock size={12} aria-hidden />
            {translate(entry.whyNot)}
          </Note>
        ) : null}
      </Body>
    </Line>
  );
};
