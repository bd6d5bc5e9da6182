import { Suspense, use } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { printedMetadata } from '../../providers/data/printedMetadata.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { ChangedFields } from '../../resource/form/ChangedFields.tsx';
import { exactMoment } from '../../resource/history/momentText.ts';
import { useRecordPath } from '../../resource/show/useRecordPath.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import { LinePanel } from '../LinePanel.tsx';
import type { Activity } from './useActivity.ts';
import type { Resource } from '../../../domain/resource.ts';

const Why = styled('blockquote')({ margin: '0 0 12px', padding: '0 0 0 8px', borderLeft: '2px solid var(--line)', color: 'var(--text-2)', overflowWrap: 'anywhere' });
const Note = styled('p')({ color: 'var(--text-2)', marginBottom: 12 });
const Changes = styled('dl')({ margin: 0, padding: '12px 0', borderTop: '1px solid var(--hair)' });

const Fields = ({ entry, resource }: { readonly entry: Activity; readonly resource: Promise<Resource> }) => {
  const translate = useTranslate();
  const known = use(resource);
  if (entry.fields.every(({ field: key }) => known.fields.every((field) => field.key !== key))) return entry.kind === 'UPDATE' ? <Note>{translate('activityLog.noFields')}</Note> : null;
  return (
    <Changes>
      <ChangedFields resource={known} changes={entry.fields} />
    </Changes>
  );
};

/** One change: who, when, through which form and why, with old and new values. */
export const LogPanel = ({ entry, onClose }: { readonly entry: Activity; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const formats = useCellFormats();
  const path = useRecordPath({ endpoint: entry.endpoint, type: entry.entity }, String(entry.uniqueId));
  const facts = [
    ['activityLog.action', entry.userAction],
    ['activityLog.who', entry.employeeName],
    ['activityLog.when', exactMoment(entry.logTimestamp, formats)],
    ['activityLog.form', entry.formName ?? translate('activityLog.system')],
  ] as const;
  return (
    <LinePanel name="audit-log" title={entry.title} label={entry.description} facts={facts} onClose={onClose}>
      {entry.reason ? <Why>{entry.reason}</Why> : null}
      {entry.records > 1 ? <Note>{translate('activityLog.oneOf', { number: new Intl.NumberFormat(tagOf(locale)).format(entry.records) })}</Note> : null}
      {entry.isLegible ? (
        <Suspense fallback={<Skeleton widths={[240, 200]} />}>
          <Fields entry={entry} resource={printedMetadata.byType(entry.endpoint, entry.entity)} />
        </Suspense>
      ) : (
        <Note>{translate('activityLog.erased')}</Note>
      )}
      {path && entry.kind !== 'DELETE' ? (
        <Button component={Link} to={path}>
          {translate('activityLog.open')}
        </Button>
      ) : null}
    </LinePanel>
  );
};
