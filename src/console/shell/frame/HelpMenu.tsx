import { useState } from 'react';
import { CircleQuestionMark } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { later } from '../pieces/later.ts';
import { useDomainLinks } from '../useDomainLinks.ts';
import { FrameTool } from './FrameTool.tsx';

const HelpItems = later(async () => (await import('./HelpItems.tsx')).HelpItems);

/** Help: the keys, the organisation's support, its terms and privacy, and who owns it all. */
export const HelpMenu = () => {
  const translate = useTranslate();
  const links = useDomainLinks();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('shell.help');
  return (
    <>
      <FrameTool label={label} aria-haspopup="menu" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <CircleQuestionMark />
      </FrameTool>
      <HelpItems {...links} isOpen={anchor !== null} anchor={anchor} label={label} onClose={() => setAnchor(null)} />
    </>
  );
};
