import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Changed } from './Changed.tsx';
import { ValueText } from './ValueText.tsx';
import type { Change, Values } from './values.ts';

export const Diff = styled('div')({
  display: 'grid',
  gridTemplateColumns: '148px 1fr',
  gap: 8,
  padding: '4px 0',
  '& > dt': { color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& > dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& del': { color: 'var(--text-3)' },
  '& b': { fontWeight: 600, color: 'var(--text)' },
  '& i': { fontStyle: 'normal', color: 'var(--text-3)', margin: '0 6px' },
});

const List = styled('dl')({ margin: 0 });

type Props = { readonly entity: string; readonly changes: readonly Change[]; readonly record: Values; /** There was nothing before: the values stand alone. */ readonly isNew?: boolean };

/** Old → new, a line a field. */
export const ChangeTable = ({ entity, changes, record, isNew = false }: Props) => {
  const translate = useTranslate();
  return (
    <List>
      {changes.map(({ field, before, after }) => (
        <Diff key={field.key}>
          <dt>{translate(`${entity}.${field.name}`)}</dt>
          <dd>
            {isNew ? (
              <b>
                <ValueText field={field} value={after} record={record} />
              </b>
            ) : (
              <Changed field={field} before={before} after={after} record={record} />
            )}
          </dd>
        </Diff>
      ))}
    </List>
  );
};
