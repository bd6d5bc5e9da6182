import Button from '@mui/material/Button';

type Props = { readonly label: string; /** What `usePages` answers. */ readonly pages: { readonly more: (() => void) | undefined; readonly isFetching: boolean }; readonly variant?: 'outlined' };

/** Brings the next page, as long as there is one. */
export const ShowMore = ({ label, pages: { more, isFetching }, variant }: Props) => (more ? <Button size="small" {...(variant ? { variant } : {})} loading={isFetching} onClick={more}>{label}</Button> : null);
