import { useTranslate } from 'ra-core';
import { Note } from '../../../shell/pieces/Note.tsx';
import { PhoneList } from '../phone/PhoneList.tsx';

/** On a phone the rows without their groups, which is said. */
export const PhoneGroups = () => (
  <>
    <Note tone="info" title={useTranslate()('groups.phone')} />
    <PhoneList />
  </>
);
