import { Suspense, use, useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { printedMetadata } from '../../providers/data/printedMetadata.ts';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { Diff } from '../../resource/form/ChangeTable.tsx';
import { ValueText } from '../../resource/form/ValueText.tsx';
import { exactMoment } from '../../resource/history/momentText.ts';
import { PanelFrame } from '../../resource/panel/PanelFrame.tsx';
import { useRecordPath } from '../../resource/show/useRecordPath.ts';
import { Skeleton } from '../../shell/pieces/Skeleton.tsx';
import type { Activity } from './useActivity.ts';
import type { Resource } from '../../../domain/resource.ts';

const Head = styled('header')({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '12px 8px 8px 16px', '& h2': { flex: 1, minWidth: 0, margin: '4px 0', fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' } });
const Body = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: '0 16px 24px' });
const Facts = styled('dl')({ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: '4px 8px', margin: '0 0 16px', '& dt': { color: 'var(--text-2)' }, '& dd': { margin: 0, overflowWrap: 'anywhere' } });
const Why = styled('blockquote')({ margin: '0 0 12px', padding: '0 0 0 8px', borderLeft: '2px solid var(--line)', color: 'var(--text-2)', overflowWrap: 'anywhere' });
const Note = styled('p')({ color: 'var(--text-2)', marginBottom: 12 });
const Changes = styled('dl')({ margin: 0, padding: '12px 0', borderTop: '1px solid var(--hair)' });

const Fields = ({ entry, resource }: { readonly entry: Activity; readonly resource: Promise<Resource> }) => {
  const translate = useTranslate();
  const { name, fields } = use(resource);
  const shown = entry.fields.flatMap(({ field: key, before, after }) => fields.filter((field) => field.key === key).map((field) => ({ field, old: before as unknown, now: after as unknown })));
  if (shown.length === 0) return entry.kind === 'UPDATE' ? <Note>{translate('activityLog.noFields')}</Note> : null;
  return (
    <Changes>
      {shown.map(({ field, old, now }) => (
        <Diff key={field.key}>
          <dt>{translate(`${name}.${field.name}`)}</dt>
          <dd>
            <del>
              <ValueText field={field} value={old} record={{}} />
            </del>
            <i aria-label={translate('form.becomes')}> → </i>
            <b>
              <ValueText field={field} value={now} record={{}} />
            </b>
          </dd>
        </Diff>
      ))}
    </Changes>
  );
};

/** One change: who, when, through which form and why, with old and new values. */
export const LogPanel = ({ entry, onClose }: { readonly entry: Activity; readonly onClose: () => void }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const formats = useCellFormats();
  const close = useRef<HTMLButtonElement>(null);
  const path = useRecordPath({ endpoint: entry.endpoint, type: entry.entity }, String(entry.uniqueId));
  useEffect(() => close.current?.focus(), []);
  const facts = [
    ['action', entry.userAction],
    ['who', entry.employeeName],
    ['when', exactMoment(entry.logTimestamp, formats)],
    ['form', entry.formName ?? translate('activityLog.system')],
  ] as const;
  return (
    <PanelFrame name="audit-log">
      <Head onKeyDown={({ key }) => key === 'Escape' && onClose()}>
        <h2>{entry.title}</h2>
        <IconButton ref={close} aria-label={translate('shell.close')} onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <Body tabIndex={0} role="region" aria-label={entry.description}>
        <Facts>
          {facts.map(([key, value]) => (
            <div key={key} style={{ display: 'contents' }}>
              <dt>{translate(`activityLog.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
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
      </Body>
    </PanelFrame>
  );
};
