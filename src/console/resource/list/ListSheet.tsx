import { Suspense, memo, useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListContextProvider } from 'ra-core';
import { shapeFor } from '../../../domain/lists/shapes.ts';
import { needMessages } from '../../providers/i18nMessages.ts';
import { widths } from '../../shell/widths.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import { apart } from '../../shell/pieces/apart.tsx';
import { later } from '../../shell/pieces/later.ts';
import { ScreenFrame } from '../../shell/ScreenFrame.tsx';
import { Announcer } from './Announcer.tsx';
import { useEdits } from './cells/useEdits.ts';
import { ChipsRow } from './filters/ChipsRow.tsx';
import { Footer } from './Footer.tsx';
import { ListBody } from './ListBody.tsx';
import { ListHeader } from './ListHeader.tsx';
import { ListModelProvider } from './ListModel.ts';
import { LazyPhoneDock } from './phone/LazyPhoneDock.ts';
import { PhoneTools } from './phone/PhoneTools.tsx';
import { isNarrowed } from './state/listAddress.ts';
import { useListController } from './state/useListController.ts';
import { useRaListContext } from './state/useRaListContext.ts';
import { useListViews } from './state/useListViews.ts';
import type { ListViews } from './state/useListViews.ts';
import { useListKeys } from './useListKeys.ts';
import { SaveSoon } from './tray/SaveSoon.tsx';
import { useTakeEdits } from './tray/useTakeEdits.ts';
import { ViewsRow } from './ViewsRow.tsx';

const FilterPopover = later(async () => (await import('./filters/FilterPopover.tsx')).FilterPopover);
const ListNotes = apart(async () => (await import('./tools/ListNotes.tsx')).ListNotes);
const FilterBuilder = apart(async () => (await import('./builder/FilterBuilder.tsx')).FilterBuilder);
const OpenRecord = apart(async () => (await Promise.all([import('./OpenRecord.tsx'), needMessages('forms', 'errors')]))[0].OpenRecord);
const ChangeTray = apart(async () => (await Promise.all([import('./tray/ChangeTray.tsx'), needMessages('forms', 'errors', 'pages')]))[0].ChangeTray);

const Side = styled('div')({ display: 'flex', flex: 1, minHeight: 0, position: 'relative' });
const Main = styled('section')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });

/** The tray of changes, where there are any. */
const Trayed = memo(() => {
  useTakeEdits();
  const isSaveAsked = useRef(false);
  const isEmpty = useEdits().size === 0;
  useEffect(() => {
    if (isEmpty) isSaveAsked.current = false;
  }, [isEmpty]);
  return isEmpty ? null : (
    <Suspense fallback={<SaveSoon asked={isSaveAsked} />}>
      <ChangeTray isSaveAsked={isSaveAsked} />
    </Suspense>
  );
});
Trayed.displayName = 'Trayed';

/** One list on its sheet: head, views, filters, rows, footer, and the open record beside them. */
export const ListSheet = ({ target }: { readonly target: ScreenResource }) => {
  const views = useListViews(target.screen.path);
  return views.isWaiting ? <ScreenFrame screen={target.screen} /> : <ShownList target={target} views={views} />;
};

const ShownList = memo(({ target, views }: { readonly target: ScreenResource; readonly views: ListViews }) => {
  const model = useListController(target, undefined, views);
  const raList = useRaListContext(model);
  const isPhone = useMediaQuery(widths.phone, { noSsr: true });
  useListKeys(model);
  const isEmpty = model.rows.total === 0 && !model.rows.isStale && !isNarrowed(model.address);
  const isRows = shapeFor(model.address.arrangement, target.resource, model.fields) === 'LIST';
  return (
    <ListModelProvider value={model}>
      <ListContextProvider value={raList}>
        <ListHeader isPhone={isPhone} />
        <Side>
          <Main>
            {isEmpty ? null : isPhone ? <PhoneTools /> : <ViewsRow />}
            {isEmpty || isPhone ? null : <ChipsRow />}
            <Suspense>{!isEmpty && (views.isGone || views.current?.missing.length || views.current?.isReadable === false || model.address.isLess || model.address.isUnread || model.address.unarranged?.length || model.rows.told) ? <ListNotes /> : null}</Suspense>
            <ListBody isPhone={isPhone} />
            <Trayed />
            <Suspense>{isEmpty || !isRows ? null : isPhone ? <LazyPhoneDock /> : <Footer />}</Suspense>
          </Main>
          {model.editing === '*' ? (
            <Suspense>
              <FilterBuilder />
            </Suspense>
          ) : null}
          {model.address.record === undefined ? null : (
            <Suspense>
              <OpenRecord id={model.address.record} />
            </Suspense>
          )}
        </Side>
        {model.editing === undefined || model.editing === '*' ? null : <FilterPopover isOpen onClose={() => model.editFilter(undefined)} />}
        <Announcer />
      </ListContextProvider>
    </ListModelProvider>
  );
});
ShownList.displayName = 'ShownList';
