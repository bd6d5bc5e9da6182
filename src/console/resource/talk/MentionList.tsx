import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ListBox } from '../../fields/input/ListBox.tsx';
import { Portrait } from '../../fields/image/Portrait.tsx';
import type { TalkPerson } from './talk.ts';

const Name = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

type Props = { readonly id: string; readonly anchor: HTMLElement | null; readonly offers: readonly TalkPerson[]; readonly isNobody: boolean; readonly chosen: number; readonly onTake: (person: TalkPerson) => void };

/** People who may be mentioned, under the box in which one writes; the caret stays there. */
export const MentionList = ({ id, anchor, offers, isNobody, chosen, onTake }: Props) => {
  const translate = useTranslate();
  return (
    <Popper open={anchor !== null && (offers.length > 0 || isNobody)} anchorEl={anchor} placement="top-start" sx={{ zIndex: 'modal', width: Math.min(320, anchor?.clientWidth ?? 320) }}>
      {offers.length === 0 ? (
        <ListBox as="div" role="status">
          <li role="presentation">{translate('talk.peopleNone')}</li>
        </ListBox>
      ) : (
        <ListBox id={id} role="listbox" aria-label={translate('talk.people')}>
          {offers.map((person, at) => (
            <li
              key={person.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === chosen}
              className={at === chosen ? 'Mui-focused' : ''}
              // The caret stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(person)}
            >
              <Portrait id={person.id} name={person.name} photo={person.photo} />
              <Name>{person.name}</Name>
            </li>
          ))}
        </ListBox>
      )}
    </Popper>
  );
};
