import { Suspense, lazy, memo } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useGo } from '../../shell/Steady.tsx';
import { shapeFor } from '../../../domain/lists/shapes.ts';
import { listActsFor } from '../../listActs.ts';
import { useRights } from '../../providers/authSession.ts';
import { refusalBody } from '../../providers/data/refusal.ts';
import { ScreenDrawing } from '../../shell/drawings/ScreenDrawing.tsx';
import { FormDenied } from '../../shell/states/FormDenied.tsx';
import { EmptyState } from '../../shell/states/EmptyState.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useScreenLabel } from '../../shell/useScreenLabel.ts';
import { useEntityWords } from './entityWords.ts';
import { Grid } from './grid/Grid.tsx';
import { isAdded } from './isAdded.ts';
import { useListModel } from './ListModel.ts';
import { NoResult } from './NoResult.tsx';
import { isNarrowed } from './state/listAddress.ts';
import { ShapeBody } from './ShapeBody.tsx';
import { PhoneList } from './phone/PhoneList.tsx';

const GroupedGrid = lazy(async () => ({ default: (await import('./groups/GroupedGrid.tsx')).GroupedGrid }));
const PhoneGroups = lazy(async () => ({ default: (await import('./groups/PhoneGroups.tsx')).PhoneGroups }));

/** The rows, or what stands in their place: nothing yet, nothing found, not allowed, not loaded. */
export const ListBody = memo(({ isPhone }: { readonly isPhone: boolean }) => {
  const { target, rights, rows, address, fields } = useListModel();
  const { add: mayAdd } = useRights(target.screen.form);
  const { screen, resource } = target;
  const translate = useTranslate();
  const go = useGo();
  const label = useScreenLabel()(screen);
  const words = useEntityWords(resource);
  const isLess = isNarrowed(address);
  if (rows.error && (rows.total === undefined || rows.isStale)) {
    const status = 'status' in rows.error ? rows.error.status : undefined;
    // A 403 of something between here and the server says nothing of the person's rights.
    const isDenied = status === 403 && refusalBody(rows.error).errorCode !== 'HTTP_403';
    return isDenied ? <FormDenied form={screen.form} name={label} /> : <ErrorState error={rows.error} title={translate('grid.error', { entities: words.word(2) })} onRetry={rows.refetch} />;
  }
  if (rows.total === 0 && !rows.isStale && isLess) return <NoResult />;
  if (rows.total === 0 && !rows.isStale)
    return (
      <EmptyState
        drawing={<ScreenDrawing path={screen.path} />}
        title={translate('grid.empty.title', { entities: words.word(2) })}
        message={translate(rights.ADD || !isAdded(resource.type) ? `${resource.name}.empty` : 'grid.empty.nothingToDo')}
        {...(rights.ADD ? { action: { label: translate('grid.action.add', { entity: words.word(1) }), run: () => void go(`${screen.path}/create`) } } : {})}
        others={
          <>
            {rights.IMPORT ? <Button onClick={() => void go(`${screen.path}/import`)}>{translate('grid.empty.import')}</Button> : null}
            {listActsFor(resource.type, screen.path, rights, mayAdd).map(({ key, label: said, path }) => (
              <Button key={key} onClick={() => void go(path)}>
                {translate(said)}
              </Button>
            ))}
          </>
        }
      />
    );
  const shape = shapeFor(address.arrangement, resource, fields);
  if (shape !== 'LIST') return <ShapeBody shape={shape} isPhone={isPhone} />;
  if (address.arrangement.groupBy.length > 0)
    return (
      <Suspense fallback={isPhone ? <PhoneList /> : <Grid />}>
        {isPhone ? <PhoneGroups /> : <GroupedGrid />}
      </Suspense>
    );
  return isPhone ? <PhoneList /> : <Grid />;
});
ListBody.displayName = 'ListBody';
