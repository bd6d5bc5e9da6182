import { useTranslate } from 'ra-core';
import FileStack from 'lucide-react/icons/file-stack';
import { Fact, Facts } from '../../../resource/tabs/Facts.tsx';
import type { TabProps } from '../../../resource/tabs/recordTabs.ts';

/** In the panel beside the list: that a post is none yet, but what new ones start with. */
export const PostPanelHead = ({ record }: Pick<TabProps, 'record'>) => {
  const translate = useTranslate();
  return record['isTemplate'] === true ? (
    <Facts sx={{ padding: '0 16px 8px' }}>
      <Fact Icon={FileStack}>{translate('posts.template')}</Fact>
    </Facts>
  ) : null;
};
