import { memo } from 'react';
import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Upload from 'lucide-react/icons/upload';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useGo } from '../../shell/Steady.tsx';
import { listActsFor } from '../../listActs.ts';
import { useRights } from '../../providers/authSession.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ActionMenu } from '../../shell/pieces/ActionMenu.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { widths } from '../../shell/widths.ts';
import { useCrumbs } from './useCrumbs.ts';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { useEntityWords } from './entityWords.ts';
import { useListNow, useListPart } from './ListModel.ts';
import { useExport } from './useExport.ts';
import { narrowedOf } from './narrowedOf.ts';

/** The head of a list: where, what, and the actions that the screen has and the person may do. */
export const ListHeader = memo(({ isPhone }: { readonly isPhone: boolean }) => {
  const now = useListNow();
  const { target, columns, fields, rights, count, isEstimate, refetch } = useListPart(({ rows, ...model }) => ({ target: model.target, columns: model.columns, fields: model.fields, rights: model.rights, count: rows.total, isEstimate: rows.isEstimate, refetch: rows.refetch }));
  const { screen, resource } = target;
  // The name of the list goes before what one does seldom.
  const isTight = useMediaQuery(widths.narrow, { noSsr: true }) || isPhone;
  const translate = useTranslate();
  const go = useGo();
  const label = useScreenLabel()(screen);
  const crumbs = useCrumbs(screen.path);
  const words = useEntityWords(resource);
  const formatted = useCellFormats();
  const narrowed = useListPart((model) => narrowedOf(model, label, formatted));
  const exporting = useExport({ target, columns, fields });
  const total = count ?? 0;
  const formats = (['xlsx', 'csv'] as const).map((format) => ({ key: format, label: translate(`grid.export.${format}`), run: () => void exporting.run(format, now().query, total) }));
  const to = (path: string) => () => void go(`${screen.path}/${path}`);
  const importing = { key: 'import', label: translate('grid.action.import'), icon: <Upload />, run: to('import') };
  const adding: readonly HeaderAction[] = rights.ADD ? [{ key: 'add', kind: 'filled', label: translate('grid.action.add', { entity: words.word(1) }), shortLabel: translate('grid.action.addShort'), icon: <Plus />, keys: 'n', run: to('create') }] : [];
  const acts = listActsFor(resource.type, screen.path, rights, useRights(screen.form).add);
  const more: readonly HeaderAction[] = [
    ...acts.map(({ key, label: said, path, addsOn, isShown }) => ({ key, label: translate(said), run: () => void go(path), ...(addsOn ? { kind: 'filled' as const, icon: <Plus />, shortLabel: translate('grid.action.addShort') } : { kind: isShown ? ('outlined' as const) : ('more' as const) }) })),
    ...(isTight && rights.IMPORT ? [{ ...importing, kind: 'more' as const }] : []),
    ...(isTight && rights.EXPORT ? formats.map((format) => ({ ...format, label: translate('grid.export.as', { format: format.label }), icon: <Download />, kind: 'more' as const, ...(count === 0 ? { disabledReason: translate('grid.export.none') } : {}) })) : []),
    { key: 'refresh', kind: 'more', label: translate('grid.action.refresh'), icon: <RefreshCw />, run: refetch },
  ];
  return (
    <PageHeader title={isPhone && count !== undefined ? words.counted(total, isEstimate) : label} crumbs={crumbs} {...narrowed} actions={[...adding, ...more]}>
      {isTight ? null : (
        <>
          {rights.IMPORT ? (
            <Button startIcon={importing.icon} onClick={importing.run}>
              {importing.label}
            </Button>
          ) : null}
          {rights.EXPORT ? (
            <ActionMenu
              label={translate('grid.action.export')}
              actions={formats}
              trigger={(props) => (
                <Button startIcon={<Download />} disabled={exporting.isWorking || total === 0} title={count === 0 ? translate('grid.export.none') : undefined} {...props}>
                  {translate('grid.action.export')}
                </Button>
              )}
            />
          ) : null}
        </>
      )}
    </PageHeader>
  );
});
ListHeader.displayName = 'ListHeader';
