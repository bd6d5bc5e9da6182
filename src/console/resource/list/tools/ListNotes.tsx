import { SearchNote } from './SearchNote.tsx';
import { ViewNote } from './ViewNote.tsx';

/** What is to be said above the rows, where anything is. */
export const ListNotes = () => (
  <>
    <ViewNote />
    <SearchNote />
  </>
);
