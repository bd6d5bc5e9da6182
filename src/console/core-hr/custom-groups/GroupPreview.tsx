import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Avatar } from '../../shell/pieces/Avatar.tsx';
import { ErrorState } from '../../shell/states/ErrorState.tsx';
import { useGroupPreview } from './useGroupPreview.ts';
import type { FormAsideProps } from '../../resource/form/FormAside.tsx';

/** Asks for less room than half of the form, which holds a table of rules. */
const Panel = styled('section')({ padding: 16, border: '1px solid var(--line)', borderRadius: 8, '& > h2': { margin: '0 0 8px', fontSize: 14, lineHeight: '20px', fontWeight: 600 } });
const Count = styled('p')({ fontSize: 14, lineHeight: '20px', fontWeight: 600, fontVariantNumeric: 'tabular-nums', '&[data-empty]': { fontWeight: 400, color: 'var(--text-2)' } });
const Names = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', margin: '12px 0 0', padding: 0, listStyle: 'none', fontSize: 13, lineHeight: '20px', '& li': { display: 'flex', alignItems: 'center', gap: 8 }, '& .more': { color: 'var(--text-2)' } });

/** Beside the form of a group: how many belong to it as the form stands, and the first of them by name. */
export const GroupPreview = ({ values }: Pick<FormAsideProps, 'values'>) => {
  const translate = useTranslate();
  const { data, error, refetch } = useGroupPreview(values);
  const rest = (data?.totalRecords ?? 0) - (data?.names.length ?? 0);
  return (
    <Panel data-narrow>
      <h2>{translate('customEmployeeGroup.preview')}</h2>
      {error && !data ? <ErrorState small error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <div role="status">
          <Count data-empty={data.totalRecords === 0 || undefined}>{data.totalRecords === 0 ? translate('customEmployeeGroup.nobody') : translate('customEmployeeGroup.count', { smart_count: data.totalRecords })}</Count>
          <Names>
            {data.names.map((name, at) => (
              // Two people may have the same name.
              <li key={`${name} ${at}`}>
                <Avatar name={name} id={String(at)} size={24} />
                {name}
              </li>
            ))}
            {rest > 0 ? <li className="more">{translate('customEmployeeGroup.andMore', { smart_count: rest })}</li> : null}
          </Names>
        </div>
      ) : null}
    </Panel>
  );
};
