import { useEffect, useId, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useTranslate } from 'ra-core';
import { FIELDLESS, isGroup, joined, split, type FilterGroup, type FilterPart } from '../../../../domain/lists/filterTree.ts';
import { isComplete, toldParts } from '../../../fields/filter/operators.ts';
import { PanelAside } from '../../panel/PanelAside.ts';
import { useListModel } from '../ListModel.ts';
import { GroupEditor } from './GroupEditor.tsx';

const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 8, height: 40, padding: '0 8px 0 16px', flex: 'none', borderBottom: '1px solid var(--line)', '& h2': { flex: 1, fontSize: 14, lineHeight: '20px' } });
const Body = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', padding: 16, display: 'grid', gap: 12, alignContent: 'start', '& > p': { margin: 0, color: 'var(--text-2)' } });
const Foot = styled('footer')({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 56, padding: '8px 16px', flex: 'none', borderTop: '1px solid var(--line)', '& > span': { flex: 1, fontSize: 12, color: 'var(--text-3)' } });

/** Without conditions that say nothing yet. */
const finished = (group: FilterGroup): FilterGroup => ({
  ...group,
  parts: group.parts.flatMap((part): FilterPart[] => (isGroup(part) ? [finished(part)] : isComplete(part.condition) ? [{ ...part, condition: toldParts(part.condition) }] : [])),
});
const isFinished = (group: FilterGroup): boolean => group.parts.every((part) => (isGroup(part) ? isFinished(part) : isComplete(part.condition)));

/** All conditions of the list, nested, at the right of it. What is simple goes back to the chips. Escape closes it and changes nothing. */
export const FilterBuilder = () => {
  const { address, change, editFilter } = useListModel();
  const translate = useTranslate();
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  // What is no condition of a field stays as it is.
  const isFieldless = ([key]: readonly [string, unknown]): boolean => FIELDLESS.some((one) => one === key);
  const fieldless = Object.fromEntries(Object.entries(address.filter).filter(isFieldless));
  const filter = Object.fromEntries(Object.entries(address.filter).filter((part) => !isFieldless(part)));
  const [group, setGroup] = useState(() => joined({ filter, advanced: address.advanced }));
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const close = (): void => editFilter(undefined);
  const clear = (): void => {
    setGroup({ match: 'ALL', parts: [] });
    // There is nothing more to clear: the button goes out of use with the focus on it.
    panel.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  };
  const apply = (): void => {
    const told = split(finished(group));
    change({ ...told, filter: { ...fieldless, ...told.filter } });
    close();
  };
  return (
    <PanelAside
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      style={{ width: 440 }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) apply();
        else return;
        event.stopPropagation();
        event.preventDefault();
      }}
    >
      <Head>
        <h2 id={id}>{translate('views.builder')}</h2>
        <IconButton size="small" aria-label={translate('views.builder.close')} onClick={close}>
          <X size={16} />
        </IconButton>
      </Head>
      <Body>
        {group.parts.length === 0 ? <p>{translate('views.builder.empty')}</p> : null}
        <GroupEditor group={group} level={1} onChange={setGroup} />
      </Body>
      <Foot>
        <span role="status">{isFinished(group) ? '' : translate('views.builder.unfinished')}</span>
        <Button variant="text" disabled={group.parts.length === 0} onClick={clear}>
          {translate('views.builder.clear')}
        </Button>
        <Button variant="contained" onClick={apply}>
          {translate('views.builder.apply')}
        </Button>
      </Foot>
    </PanelAside>
  );
};
