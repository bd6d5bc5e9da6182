import { useState } from 'react';
import { useSession } from '../../providers/authSession.ts';
import { Avatar } from '../pieces/Avatar.tsx';
import { later } from '../pieces/later.ts';
import { useLanguageChoice } from '../useLanguageChoice.ts';
import { useUserDetails } from '../useUserDetails.ts';
import { FrameTool } from './FrameTool.tsx';

const PersonItems = later(async () => (await import('./PersonItems.tsx')).PersonItems);

/** The signed-in person: language, theme, keys, sign out. */
export const PersonMenu = () => {
  const user = useSession()?.user;
  const details = useUserDetails();
  const choice = useLanguageChoice();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!user) return null;
  return (
    <>
      <FrameTool label={user.name} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Avatar id={user.userId} name={user.name} photo={user.photo} />
      </FrameTool>
      <PersonItems {...choice} isOpen={anchor !== null} user={user} details={details} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
};
