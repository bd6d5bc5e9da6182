import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Dialog } from '../pieces/Dialog.tsx';
import { Kbd } from '../pieces/Kbd.tsx';
import { closeAll } from './frameState.ts';
import { keyboardMap } from './keyboardMapEntries.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '6px 16px',
  alignItems: 'center',
  '& h3': { gridColumn: '1 / 3', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', marginTop: 12 },
  '& dt': { color: 'var(--text)' },
  '& dd': { display: 'flex', gap: 4, justifyContent: 'flex-end' },
});

/** Which key does what, by place. */
export const KeyboardMap = () => {
  const translate = useTranslate();
  return (
    <Dialog title={translate('shell.keyboard.title')} onClose={closeAll}>
      {keyboardMap.map(({ place, entries }) => (
        <List key={place}>
          <h3>{translate(`shell.keyboard.${place}`)}</h3>
          {entries.map(({ does, keys }) => (
            <div key={does} style={{ display: 'contents' }}>
              <dt>{translate(`shell.keyboard.${does}`)}</dt>
              <dd>
                {keys.map((key) => (
                  <Kbd key={key} keys={key} />
                ))}
              </dd>
            </div>
          ))}
        </List>
      ))}
    </Dialog>
  );
};
