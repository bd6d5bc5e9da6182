import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { TEAM_OF } from '../../../../domain/lists/team-of.ts';
import { useTeamManagers } from '../../../shell/team/useTeamManagers.ts';
import { useListPart } from '../ListModel.ts';
import { ChipBox } from './ChipBox.ts';

/** That the list holds what is of one manager's team: a click chooses another, the cross takes the condition away. */
export const TeamChip = () => {
  const { filter, change, editFilter, form } = useListPart(({ address, target, ...model }) => ({ filter: address.filter, change: model.change, editFilter: model.editFilter, form: target.screen.form }));
  const translate = useTranslate();
  const { [TEAM_OF]: condition, ...others } = filter;
  const id = condition === undefined ? undefined : String(condition.equals);
  const { data } = useTeamManagers(form, { ids: id === undefined ? [] : [id] }, id !== undefined);
  if (id === undefined) return null;
  const label = translate('grid.filter.teamOf');
  const name = data?.[0]?.name ?? '…';
  return (
    <ChipBox data-filter-anchor={TEAM_OF}>
      <button type="button" onClick={() => editFilter(TEAM_OF)} title={translate('grid.filter.teamOf.named', { name })} aria-haspopup="dialog">
        {translate('grid.filter.teamOf.of')} <b>{name}</b>
      </button>
      <button type="button" onClick={() => change({ filter: others })} aria-label={translate('grid.filter.removeNamed', { field: label })}>
        <X size={12} aria-hidden />
      </button>
    </ChipBox>
  );
};
