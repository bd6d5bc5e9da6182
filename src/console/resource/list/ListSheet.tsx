import { Suspense, lazy } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider } from 'ra-core';
import { needMessages } from '../../providers/i18nMessages.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import { Announcer } from './Announcer.tsx';
import { useEdits } from './cells/useEdits.ts';
import { ChipsRow } from './filters/ChipsRow.tsx';
import { Footer } from './Footer.tsx';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListModelProvider } from './ListModel.ts';
import { PhoneDock } from './phone/PhoneDock.tsx';
import { PhoneTools } from './phone/PhoneTools.tsx';
import { useListController } from './state/useListController.ts';
import { useRaListContext } from './state/useRaListContext.ts';
import { useListKeys } from './useListKeys.ts';
import { ViewsRow } from './ViewsRow.tsx';

const FilterPopover = lazy(async () => ({ default: (await import('./filters/FilterPopover.tsx')).FilterPopover }));
const OpenRecord = lazy(async () => {
  const [{ OpenRecord: Record }] = await Promise.all([import('./OpenRecord.tsx'), needMessages('forms', 'errors')]);
  return { default: Record };
});

const ChangeTray = lazy(async () => {
  const [{ ChangeTray: Tray }] = await Promise.all([import('./tray/ChangeTray.tsx'), needMessages('forms', 'errors', 'pages')]);
  return { default: Tray };
});

const Side = styled('div')({ display: 'flex', flex: 1, minHeight: 0, position: 'relative' });
const Main = styled('section')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });

/** The tray of changes, where there are any. */
const Trayed = () =>
  useEdits().size === 0 ? null : (
    <Suspense>
      <ChangeTray />
    </Suspense>
  );

/** One list on its sheet: head, views, filters, rows, footer, and the open record beside them. */
export const ListSheet = ({ target }: { readonly target: ScreenResource }) => {
  const model = useListController(target);
  const raList = useRaListContext(model);
  const isPhone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  useListKeys(model);
  const isEmpty = model.rows.total === 0 && !model.rows.isStale && model.address.search === '' && Object.keys(model.address.filter).length === 0;
  return (
    <ListModelProvider value={model}>
      <ListContextProvider value={raList}>
        <ListHeader isPhone={isPhone} />
        <Side>
          <Main>
            {isEmpty ? null : isPhone ? <PhoneTools /> : <ViewsRow />}
            {isEmpty || isPhone ? null : <ChipsRow />}
            <ListBody isPhone={isPhone} />
            <Trayed />
            {isEmpty ? null : isPhone ? <PhoneDock /> : <Footer />}
          </Main>
          {model.address.record === undefined ? null : (
            <Suspense>
              <OpenRecord id={model.address.record} />
            </Suspense>
          )}
        </Side>
        {model.editing === undefined ? null : (
          <Suspense>
            <FilterPopover />
          </Suspense>
        )}
        <Announcer />
      </ListContextProvider>
    </ListModelProvider>
  );
};
