import { memo, useEffect, useRef } from 'react';
import { useTranslate } from 'ra-core';
import { isPlain } from '../../../../domain/lists/arrangement.ts';
import { useEntityWords } from '../entityWords.ts';
import { Pill, Pills } from '../../../shell/pieces/Pill.ts';
import { showWhole } from '../../../shell/pieces/showWhole.ts';
import { useListPart } from '../ListModel.ts';
import { isNarrowed } from '../state/listAddress.ts';
import { useSavedPills } from './useSavedPills.ts';
import { useViews, type View } from './useViews.ts';
import { ViewButton } from './ViewButton.tsx';

/** The views of a list, each with how many records it has now: the usual ones, then those that people saved. What is not saved shows a dot and can be. */
export const ViewPills = memo(() => {
  const usual = useViews();
  const saved = useSavedPills();
  const { isArranged, target, views } = useListPart(({ address, ...model }) => ({ isArranged: isNarrowed(address) || address.sorts.length > 0 || !isPlain(address.arrangement), target: model.target, views: model.views }));
  const translate = useTranslate();
  const { number } = useEntityWords(target.resource);
  const current = saved.find(({ isOn }) => isOn);
  const isNew = views !== undefined && current === undefined && views.current === undefined && isArranged;
  const pill = ({ key, label, count, isEstimate, isOn, open }: View, isChanged = false, isShared = false) => (
    <Pill key={key} type="button" data-view={key} aria-pressed={isOn} onClick={open}>
      {label}
      {isShared ? <span className="visually-hidden">{translate('grid.view.shared')}</span> : null}
      {isChanged ? <i role="img" aria-label={translate('grid.view.changed')} /> : null}
      {count === undefined ? null : <span title={isEstimate ? translate('grid.about.elsewhere') : undefined}>{number(count, isEstimate)}</span>}
    </Pill>
  );
  const shown = current ?? usual.find(({ isOn }) => isOn);
  const row = useRef<HTMLDivElement>(null);
  // Where not all have room, the one that is shown stands whole, with its count.
  useEffect(() => {
    showWhole(row.current?.querySelector('[aria-pressed=true]'));
  }, [shown?.key, shown?.count, shown?.label]);
  return (
    <>
      <Pills ref={row} role="group" aria-label={translate('grid.view.label')}>
        {usual.map((view) => pill(view))}
        {saved.map((view) => pill(view, view.isChanged, view.view.roles.length > 0))}
        {/* A view of the address that is shown before its pill has come. */}
        {views?.current && !current ? pill({ key: views.current.id, label: views.current.name, count: undefined, isEstimate: false, isOn: true, open: () => undefined }) : null}
      </Pills>
      {current || isNew ? <ViewButton current={current} /> : null}
    </>
  );
});
ViewPills.displayName = 'ViewPills';
