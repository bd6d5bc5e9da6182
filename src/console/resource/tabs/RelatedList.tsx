import { Suspense, useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider, useTranslate } from 'ra-core';
import Plus from 'lucide-react/icons/plus';
import { PanelAdd } from '../panel/PanelAdd.tsx';
import { useRecordScreen } from '../form/useRecordScreen.ts';
import { Footer } from '../list/Footer.tsx';
import { ListBody } from '../list/ListBody.tsx';
import { ListModelProvider } from '../list/ListModel.ts';
import { isAdded } from '../list/isAdded.ts';
import { OpenRecord } from '../list/OpenRecord.tsx';
import { useEntityWords } from '../list/entityWords.ts';
import { LazyPhoneDock } from '../list/phone/LazyPhoneDock.ts';
import { useListController } from '../list/state/useListController.ts';
import { useRaListContext } from '../list/state/useRaListContext.ts';
import { later } from '../../shell/pieces/later.ts';
import { ScreenDrawing } from '../../shell/drawings/ScreenDrawing.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { widths } from '../../shell/widths.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

const FilterPopover = later(async () => (await import('../list/filters/FilterPopover.tsx')).FilterPopover);

const Side = styled('div')({ display: 'flex', flex: 1, minHeight: 320, position: 'relative' });
const Main = styled('section')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
const Bar = styled('div')({ display: 'flex', justifyContent: 'flex-end', flex: 'none', padding: '8px 16px' });

type Props = {
  readonly screen: ScreenEntry;
  /** The record that they belong to. */
  readonly of: Row;
  /** What it is called. */
  readonly name: string;
  /** Key of their field that names it; without one, the field that says whose record it is. */
  readonly by?: string | undefined;
  /** Whether the record takes more of them. */
  readonly mayAdd?: boolean | undefined;
};

/** The records of an entity that belong to one record of another, as a person's or a candidate's: the grid and panel of its own list, added and edited in place. */
export const RelatedList = ({ screen, of, name, by, mayAdd = true }: Props) => {
  const translate = useTranslate();
  const target = useRecordScreen(screen);
  const { resource } = target;
  const key = by ?? resource.person ?? 'employeeId';
  const within = useMemo(() => ({ [key]: { in: [of.id] } }), [key, of.id]);
  const given = useMemo(() => ({ [key]: of.id }), [key, of.id]);
  const model = useListController(target, within);
  const raList = useRaListContext(model);
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  const words = useEntityWords(resource);
  const [isAdding, setAdding] = useState(false);
  const { rows, rights, address, change } = model;
  const isOpen = mayAdd && rights.ADD === true;
  const isNarrowed = address.search !== '' || Object.keys(address.filter).length > 0;
  const isEmpty = rows.total === 0 && !rows.isStale && !isNarrowed;
  const add = () => {
    change({ record: undefined });
    setAdding(true);
  };
  const label = translate('grid.action.add', { entity: words.word(1) });
  return (
    <ListModelProvider value={model}>
      <ListContextProvider value={raList}>
        <Side>
          <Main aria-label={words.title}>
            {isOpen && !isEmpty ? (
              <Bar>
                <Button startIcon={<Plus />} onClick={add}>
                  {label}
                </Button>
              </Bar>
            ) : null}
            {isEmpty ? (
              <EmptyState
                drawing={<ScreenDrawing path={screen.path} />}
                title={translate('profile.nothing', { entities: words.word(2), name })}
                message={isOpen ? translate('profile.nothingYet') : isAdded(resource.type) ? translate('grid.empty.nothingToDo') : translate(`${resource.name}.emptyOf`, { _: translate(`${resource.name}.empty`) })}
                {...(isOpen && !isAdding ? { action: { label, run: add } } : {})}
              />
            ) : (
              <ListBody isPhone={isPhone} />
            )}
            <Suspense>{isEmpty ? null : isPhone ? <LazyPhoneDock /> : <Footer />}</Suspense>
          </Main>
          {isAdding ? <PanelAdd target={target} given={given} onClose={() => setAdding(false)} /> : null}
          {address.record === undefined || isAdding ? null : <OpenRecord id={address.record} />}
        </Side>
        {model.editing === undefined ? null : <FilterPopover isOpen onClose={() => model.editFilter(undefined)} />}
      </ListContextProvider>
    </ListModelProvider>
  );
};
