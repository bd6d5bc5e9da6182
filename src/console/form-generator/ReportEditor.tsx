import { useCallback, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { Copy, Download, FolderOpen, Save, Send, SlidersHorizontal } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useRights, useSession } from '../providers/authSession.ts';
import { useLeaveGuard } from '../resource/form/useLeaveGuard.tsx';
import { useCrumbs } from '../resource/list/useCrumbs.ts';
import { PageHeader } from '../shell/PageHeader.tsx';
import { useTellFailure } from '../shell/failure/useTellFailure.ts';
import { ActionMenu } from '../shell/pieces/ActionMenu.tsx';
import { useSnackbar } from '../shell/snackbar/useSnackbar.ts';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { ReportResult } from './ReportResult.tsx';
import { ReportSettings } from './ReportSettings.tsx';
import { SaveReport, type Named } from './SaveReport.tsx';
import { addReport, updateReport } from './saveReport.ts';
import { withoutGaps } from './withoutGaps.ts';
import { reportKey, type KeptReport } from './useReport.ts';
import { useReportFields } from './useReportFields.ts';
import { useReportFile } from './useReportFile.ts';
import { useReportResult } from './useReportResult.ts';
import { useDraft } from './useDraft.ts';
import { onNarrow, widths } from '../shell/widths.ts';
import type { EntityChoice } from '../shell/useEntityChoices.ts';
import type { HeaderAction } from '../shell/HeaderActions.tsx';

const Body = styled('div')({ display: 'flex', flex: 1, minHeight: 0 });
const Side = styled('aside')({ width: 336, flex: 'none', overflow: 'auto', borderRight: '1px solid var(--line)', [onNarrow]: { width: '100%', borderRight: 0 } });
const Bar = styled('div')({ padding: '8px 16px', flex: 'none', borderBottom: '1px solid var(--line)' });
const Tag = styled('span')({ flex: 'none', padding: '0 6px', borderRadius: 4, fontSize: 12, lineHeight: '20px', background: 'var(--warn-wash)', color: 'var(--warn)', whiteSpace: 'nowrap' });

const path = '/form-generator';

type Props = { readonly choices: readonly EntityChoice[]; readonly chosen: EntityChoice; readonly kept: KeptReport | undefined; readonly onChoose: (choice: EntityChoice) => void };

/** One report: what it asks at the left, what it answers at the right; on narrow windows one of the two. */
export const ReportEditor = ({ choices, chosen, kept, onChoose }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const client = useQueryClient();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const crumbs = useCrumbs(path);
  const userId = useSession()?.user.userId;
  const isAdmin = useSession()?.user.isAdmin === true;
  const rights = useRights('FORM_GENERATOR');
  const customReports = useRights('CUSTOM_REPORTS');
  const isNarrow = useMediaQuery(widths.narrow, { noSsr: true });
  const { base, definition, isChanged, change, setDefinition, settle } = useDraft(kept, chosen.type);
  const [isNaming, setNaming] = useState(false);
  const [isSettingUp, setSettingUp] = useState(kept === undefined);
  const fields = useReportFields(chosen.endpoint, chosen.type);
  const hasContent = definition.columns.length + definition.groupBy.length + definition.measures.length > 0;
  const result = useReportResult(chosen.type, definition, hasContent);
  const name = kept?.name ?? translate('reports.new');
  const file = useReportFile(chosen.type, kept?.name ?? chosen.label, definition);
  const leaving = useRef(false);
  const guard = useLeaveGuard(useCallback(() => isChanged && !leaving.current, [isChanged]));
  const isKeeper = kept !== undefined && (kept.owner.id === userId || isAdmin) && (rights.update || customReports.update);

  const told = async (saved: KeptReport): Promise<void> => {
    leaving.current = true;
    if (saved.id === base?.id) settle(saved, definition);
    client.setQueryData(reportKey(saved.id), saved);
    show({ type: 'success', message: translate('reports.saved', { name: saved.name }) });
    await navigate(`${path}/${saved.id}`, { replace: kept?.id === saved.id });
    leaving.current = false;
  };
  const add = async (named: Named): Promise<void> => told(await addReport(chosen.type, definition, named));
  const save = async (): Promise<void> => {
    if (base === undefined || !isKeeper) return setNaming(true);
    try {
      await told(await updateReport(base, definition));
    } catch (error) {
      tellFailure(error, { action: 'update', form: base.name });
    }
  };
  const mayAdd = rights.add || customReports.add;
  const mayShare = isKeeper && customReports.view;
  const formats = (['XLSX', 'CSV'] as const).map((format) => ({ key: format, label: translate(`grid.export.${format.toLowerCase()}`), run: () => void file.run(format) }));
  const actions: readonly HeaderAction[] = [
    ...((kept !== undefined && isKeeper) || mayAdd ? [{ key: 'save', kind: 'filled' as const, label: translate(kept !== undefined && !isKeeper ? 'reports.saveAs' : 'reports.save'), shortLabel: translate('form.save'), icon: <Save />, run: () => void save(), ...(hasContent && (isChanged || kept === undefined || !isKeeper) ? {} : { disabledReason: translate(hasContent ? 'reports.saved' : 'reports.start', { name }) }) }] : []),
    ...(mayShare ? [{ key: 'share', kind: 'outlined' as const, label: translate('reports.share'), icon: <Send />, run: () => void navigate(`/settings/general/custom-reports/${kept.id}`) }] : []),
    ...(kept !== undefined && isKeeper && mayAdd ? [{ key: 'copy', kind: 'more' as const, label: translate('reports.saveAs'), icon: <Copy />, run: () => setNaming(true) }] : []),
    ...(kept !== undefined ? [{ key: 'new', kind: 'more' as const, label: translate('reports.new'), run: () => void navigate(path) }] : []),
    ...(isNarrow && hasContent ? formats.map((format) => ({ ...format, label: translate('grid.export.as', { format: format.label }), icon: <Download />, kind: 'more' as const })) : []),
    ...(customReports.view ? [{ key: 'kept', kind: 'more' as const, label: translate('reports.openKept'), icon: <FolderOpen />, run: () => void navigate('/settings/general/custom-reports') }] : []),
  ];
  return (
    <>
      <PageHeader title={name} crumbs={crumbs} favourite={kept === undefined ? path : `${path}/${kept.id}`} beside={isChanged && kept ? <Tag>{translate('reports.changed')}</Tag> : null} actions={actions} divided>
        {isNarrow ? null : (
          <ActionMenu
            label={translate('grid.action.export')}
            actions={formats}
            trigger={(props) => (
              <Button startIcon={<Download />} disabled={file.isWorking || !hasContent} {...props}>
                {translate('grid.action.export')}
              </Button>
            )}
          />
        )}
      </PageHeader>
      {isNarrow ? (
        <Bar>
          <Button fullWidth startIcon={<SlidersHorizontal />} onClick={() => setSettingUp(!isSettingUp)} aria-expanded={isSettingUp}>
            {translate(isSettingUp ? 'reports.hideSettings' : 'reports.showSettings')}
          </Button>
        </Bar>
      ) : null}
      <Body>
        {!isNarrow || isSettingUp ? (
          <Side aria-label={translate('reports.settings')} tabIndex={-1}>
            {fields.error && !fields.data ? <ErrorState error={fields.error} small onRetry={() => void fields.refetch()} /> : <ReportSettings choices={choices} chosen={chosen} onChoose={kept === undefined ? onChoose : undefined} told={fields.data} gaps={result.data?.gaps ?? []} definition={definition} onChange={change} />}
          </Side>
        ) : null}
        {!isNarrow || !isSettingUp ? <ReportResult asked={result} definition={definition} fields={fields.data?.fields ?? []} label={name} path={chosen.path} onForget={() => setDefinition((now) => withoutGaps(now, result.data?.gaps ?? []))} /> : null}
      </Body>
      {isNaming ? <SaveReport title={translate(kept === undefined ? 'reports.save' : 'reports.saveAs')} given={{ name: kept === undefined ? '' : translate('reports.copyName', { name: kept.name }), description: kept?.description ?? null }} onSave={add} onClose={() => setNaming(false)} /> : null}
      {guard}
    </>
  );
};
