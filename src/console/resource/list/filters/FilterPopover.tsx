import { Suspense } from 'react';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { TEAM_OF, isTeamPath, teamPersonOf } from '../../../../domain/lists/team-of.ts';
import { needMessages } from '../../../providers/i18nMessages.ts';
import { apart } from '../../../shell/pieces/apart.tsx';
import { useTeamManagers } from '../../../shell/team/useTeamManagers.ts';
import { useListModel } from '../ListModel.ts';
import type { Condition } from '../../../providers/data/listQuery.ts';
import { ConditionEditor } from './ConditionEditor.tsx';
import { FieldPicker } from './FieldPicker.tsx';

const TeamEditor = apart(async () => (await Promise.all([import('./TeamEditor.tsx'), needMessages('pages')]))[0].TeamEditor);

/** Managers whose teams are offered at once. */
const QUICK = 3;

const anchorOf = (key: string): Element | null =>
  document.querySelector(`[data-filter-anchor="${CSS.escape(key)}"]`) ?? document.querySelector('[data-filter-anchor=add]') ?? document.querySelector('#sheet');

/** Where conditions are made and changed, beside the chip or button that asked for it. */
export const FilterPopover = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const { editing, editFilter, fields, target, address, change, views, formRights } = useListModel();
  const translate = useTranslate();
  const { screen, resource } = target;
  const mayChoose = views !== undefined && isTeamPath(screen.path) && teamPersonOf(resource) !== undefined && formRights.scope !== 'SELF';
  const { data: managers = [] } = useTeamManagers(screen.form, { limit: QUICK }, mayChoose);
  if (editing === undefined) return null;
  const put = (key: string, condition: Condition): void => {
    change({ filter: { ...address.filter, [key]: condition } });
    onClose();
  };
  const field = fields.find(({ key }) => key === editing);
  const { [editing]: condition, ...others } = address.filter;
  const remove = (): void => {
    change({ filter: others });
    onClose();
  };
  return (
    <Popover
      open={isOpen}
      anchorEl={() => anchorOf(editing) as Element}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('grid.filter.add'), sx: { mt: 1, p: 3, minWidth: 240 } } }}
    >
      {editing === TEAM_OF ? (
        <Suspense fallback={<Skeleton variant="rounded" width={288} height={120} />}>
          <TeamEditor form={screen.form} value={condition === undefined ? null : String(condition.equals)} onApply={(id) => put(TEAM_OF, { equals: id })} onRemove={remove} />
        </Suspense>
      ) : field ? (
        <ConditionEditor
          key={field.key}
          field={field}
          entity={target.resource.name}
          condition={condition}
          onApply={(next) => put(field.key, next)}
          onRemove={remove}
        />
      ) : (
        <FieldPicker
          fields={fields.filter(({ filter }) => filter)}
          entity={target.resource.name}
          onPick={editFilter}
          managers={managers}
          onQuick={put}
          onAdvanced={() => editFilter('*')}
        />
      )}
    </Popover>
  );
};
