import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { StatusMark } from '../../../shell/pieces/StatusMark.tsx';
import { useWords } from '../../../shell/useWords.ts';
import type { UniformOfPerson } from '../useUniforms.ts';

const List = styled('ul')({ maxWidth: 480, margin: '0 0 16px', padding: 0, listStyle: 'none', fontVariantNumeric: 'tabular-nums', '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 26, borderBottom: '1px solid var(--hair)' }, '& .item': { flex: 1 }, '& .count': { color: 'var(--text-2)' } });

/** Each item with how many of the entitlement are there. */
export const Standings = ({ standings }: Pick<UniformOfPerson, 'standings'>) => {
  const translate = useTranslate();
  const { number } = useWords();
  return (
    <List>
      {standings.map(({ itemId, item, entitled, held, missing, due }) => (
        <li key={itemId}>
          <StatusMark tone={missing > 0 ? 'off' : due > 0 ? 'wait' : 'ok'} />
          <span className="item">{item}</span>
          <span className="count">{translate('uniforms.ofEntitled', { held: number(held), entitled: number(entitled) })}{missing > 0 ? ` · ${translate('uniforms.missing', { smart_count: missing })}` : ''}{due > 0 ? ` · ${translate('uniforms.due', { smart_count: due })}` : ''}</span>
        </li>
      ))}
    </List>
  );
};
