import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { documentNames, type DocumentAudience } from '../../../domain/documents/document-words.ts';

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 4, margin: '0 0 12px', padding: 0, listStyle: 'none', '& button': { minWidth: 0, height: 28, padding: '0 8px', color: 'var(--text-2)', background: 'var(--canvas)', fontWeight: 400 } });

/** The names that a text may have, each added to it by a click. */
export const Names = ({ audience, onChoose }: { readonly audience: DocumentAudience; readonly onChoose: (name: string) => void }) => {
  const translate = useTranslate();
  return (
    <List aria-label={translate('documentActs.names')}>
      {documentNames[audience].map((name) => (
        <li key={name}>
          <Button size="small" onClick={() => onChoose(`{{${name}}}`)} aria-label={translate('documentActs.insert', { name: translate(`documentActs.name.${name}`) })} title={translate(`documentActs.name.${name}`)}>{`{{${name}}}`}</Button>
        </li>
      ))}
    </List>
  );
};
