import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasRecords } from '../shell/screens.ts';
import { useScreens } from '../shell/useMenu.ts';
import { messageStem, useScreenLabel } from '../shell/useScreenLabel.ts';

const Note = styled('p')({ padding: '12px 16px 16px', color: 'var(--text-2)' });

/** Of which entities too many have the words in their texts to stand among the results, with the list that finds them. */
export const WideLists = ({ types, query }: { readonly types: readonly string[]; readonly query: string }) => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const screens = useScreens().filter(hasRecords);
  return types.flatMap((type) => {
    const screen = screens.find((one) => one.type === type && !one.single);
    return screen ? [
      <Note key={type}>
        {translate('search.wide', { entities: translate(messageStem(type), { smart_count: 2 }), query })} <Link to={`${screen.path}?search=${encodeURIComponent(query)}`}>{translate('palette.find', { query, name: label(screen) })}</Link>
      </Note>,
    ] : [];
  });
};
