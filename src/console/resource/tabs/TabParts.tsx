import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { FieldsPart } from './FieldsPart.tsx';
import { RelatedList } from './RelatedList.tsx';
import { Pill, Pills } from '../../shell/pieces/Pill.ts';
import type { ScreenResource } from '../../providers/data/metadata.ts';
import type { Row } from '../../providers/data/row.ts';
import type { ShownPart } from './recordTabs.ts';

const Parts = styled(Pills)({ padding: '8px 16px 0', flex: 'none' });

/** The message stem of an entity by its type: `JobChange` → `jobChange`. */
const stemOf = (type: string): string => type.charAt(0).toLowerCase() + type.slice(1);

type Props = { readonly target: ScreenResource; readonly record: Row; readonly parts: readonly ShownPart[]; /** What the tab is called. */ readonly label: string };

/** The parts of one tab; of several one at a time, chosen by pills and kept in the address. */
export const TabParts = ({ target, record, parts, label }: Props) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const current = parts.find((part) => part.key === search.get('part')) ?? parts[0];
  const labelOf = (part: ShownPart): string => (part.kind === 'fields' ? translate('profile.details') : translate(stemOf(part.key), { smart_count: 2 }));
  return (
    <>
      {parts.length > 1 ? (
        <Parts role="group" aria-label={label}>
          {parts.map((part) => (
            <Pill key={part.key} type="button" aria-pressed={part === current} onClick={() => setSearch({ part: part.key }, { replace: true })}>
              {labelOf(part)}
            </Pill>
          ))}
        </Parts>
      ) : null}
      {current?.kind === 'fields' ? <FieldsPart target={target} record={record} fields={current.fields} /> : null}
      {current?.kind === 'list' ? <RelatedList key={current.screen.path} screen={current.screen} of={record} name={String(record[target.resource.title] ?? '')} by={current.by} mayAdd={current.mayAdd?.(record)} /> : null}
    </>
  );
};
