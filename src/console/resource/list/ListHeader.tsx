import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Upload from 'lucide-react/icons/upload';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { listActsFor } from '../../listActs.ts';
import type { HeaderAction } from '../../shell/HeaderActions.tsx';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { ActionMenu } from '../../shell/pieces/ActionMenu.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useCrumbs } from './useCrumbs.ts';
import { useEntityWords } from './entityWords.ts';
import { useListModel } from './ListModel.ts';
import { useExport } from './useExport.ts';
import { useNarrowed } from './useNarrowed.ts';

/** The head of a list: where, what, and the actions that the screen has and the person may do. */
export const ListHeader = ({ isPhone }: { readonly isPhone: boolean }) => {
  const model = useListModel();
  const { target, rights, rows, query } = model;
  const { screen, resource } = target;
  const translate = useTranslate();
  const navigate = useNavigate();
  const label = useScreenLabel()(screen);
  const crumbs = useCrumbs(screen.path);
  const words = useEntityWords(resource);
  const narrowed = useNarrowed(model, label);
  const exporting = useExport(model);
  const total = rows.total ?? 0;
  const formats = (['xlsx', 'csv'] as const).map((format) => ({ key: format, label: translate(`grid.export.${format}`), run: () => void exporting.run(format, query, total) }));
  const to = (path: string) => () => void navigate(`${screen.path}/${path}`);
  const importing = { key: 'import', label: translate('grid.action.import'), icon: <Upload />, run: to('import') };
  const adding: readonly HeaderAction[] = rights.ADD ? [{ key: 'add', kind: 'filled', label: translate('grid.action.add', { entity: words.word(1) }), shortLabel: translate('grid.action.addShort'), icon: <Plus />, keys: 'n', run: to('create') }] : [];
  const acts = listActsFor(resource.type, rights);
  const more: readonly HeaderAction[] = [
    ...acts.map(({ key, label: said, path }) => ({ key, kind: 'more' as const, label: translate(said), run: () => void navigate(path) })),
    ...(isPhone && rights.IMPORT ? [{ ...importing, kind: 'more' as const }] : []),
    ...(isPhone && rights.EXPORT ? formats.map((format) => ({ ...format, kind: 'more' as const })) : []),
    { key: 'refresh', kind: 'more', label: translate('grid.action.refresh'), icon: <RefreshCw />, run: rows.refetch },
  ];
  return (
    <PageHeader title={isPhone && rows.total !== undefined ? words.counted(total, rows.isEstimate) : label} crumbs={crumbs} {...narrowed} actions={[...adding, ...more]}>
      {!isPhone && rights.IMPORT ? (
        <Button startIcon={importing.icon} onClick={importing.run}>
          {importing.label}
        </Button>
      ) : null}
      {!isPhone && rights.EXPORT ? (
        <ActionMenu
          label={translate('grid.action.export')}
          actions={formats}
          trigger={(props) => (
            <Button startIcon={<Download />} disabled={exporting.isWorking || total === 0} {...props}>
              {translate('grid.action.export')}
            </Button>
          )}
        />
      ) : null}
    </PageHeader>
  );
};
