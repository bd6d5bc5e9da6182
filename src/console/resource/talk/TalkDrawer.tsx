import { useState } from 'react';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import X from 'lucide-react/icons/x';
import { LinkedTab } from '../panel/LinkedTab.tsx';
import { Tabs } from '../panel/Tabs.tsx';
import { useTalk } from '../panel/useTalk.ts';
import { CommentsTab } from './CommentsTab.tsx';
import { FilesTab } from './FilesTab.tsx';
import { FollowButton } from './FollowButton.tsx';
import type { Resource } from '../../../domain/resource.ts';

const Head = styled('header')({ display: 'flex', alignItems: 'center', gap: 8, height: 52, padding: '0 8px 0 16px', flex: 'none', '& h2': { flex: 1, margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 } });

type Props = { readonly resource: Resource; readonly id: string; readonly tab: string | undefined; readonly onClose: () => void };

/** What is said on the record of a page, its files and what refers to it, over the right side of the page. */
export const TalkDrawer = ({ resource, id, tab, onClose }: Props) => {
  const translate = useTranslate();
  const record = { type: resource.type, id };
  const talk = useTalk(record);
  const [current, choose] = useState(tab === 'files' || tab === 'linked' ? tab : 'comments');
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-label': translate('talk.commentsAndFiles'), sx: { width: 440, maxWidth: '100vw' } } }}>
      <Head>
        <h2>{translate('talk.commentsAndFiles')}</h2>
        <FollowButton record={record} />
        <IconButton aria-label={translate('shell.close')} onClick={onClose}>
          <X />
        </IconButton>
      </Head>
      <Tabs
        id={`talk-${id}`}
        label={translate('talk.commentsAndFiles')}
        current={current}
        onChoose={choose}
        tabs={[
          { key: 'comments', label: translate('form.comments'), count: talk?.comments },
          { key: 'files', label: translate('form.files'), count: talk?.files },
          { key: 'linked', label: translate('form.linked') },
        ]}
      >
        {current === 'comments' ? <CommentsTab record={record} /> : null}
        {current === 'files' ? <FilesTab record={record} /> : null}
        {current === 'linked' ? <LinkedTab resource={resource} id={id} /> : null}
      </Tabs>
    </Drawer>
  );
};
