import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import X from 'lucide-react/icons/x';
import { plainField } from '../../../fields/plainField.ts';
import { ApplyToPostsDocument } from '../../../../../generated/recruitment/operations.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { OpenPostBox } from './OpenPostBox.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useChosen } from './useChosen.ts';
import { useDo } from './useDo.ts';
import { useMailsAhead } from './useMailsAhead.ts';
import { sendsMail } from '../../../resource/askAlong.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';
import type { Linked } from '../../../providers/data/row.ts';

const Posts = styled('ul')({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none', '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, padding: '0 0 0 8px', borderRadius: 6, background: 'var(--canvas)' }, '& span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } });

const post = plainField('jobPostId', 'reference', { reference: { endpoint: 'recruitment', type: 'JobPost' } });

/** A candidate applies to several posts at once, beside the one that counts now. */
export const ApplyDialog = ({ target, ids, onClose, onDone }: ActDialogProps) => {
  const translate = useTranslate();
  const { who } = useChosen(target, ids);
  const { run, isWorking, refusal } = useDo(onDone);
  const { show, left } = useAsked(null, {}, refusal);
  const [posts, setPosts] = useState<readonly Linked[]>([]);
  const [hasTried, setTried] = useState(false);
  const candidateId = Number(ids[0]);
  const jobPostIds = posts.map(({ id }) => Number(id));
  const mail = useMailsAhead(posts.length === 0 ? null : { candidateId: [candidateId], jobPostIds });
  const act = (mails: boolean): void => {
    setTried(true);
    if (posts.length > 0) void run(ApplyToPostsDocument, { candidateId, jobPostIds, ...(mails ? {} : { mails }) }, translate('candidates.apply.done', { who, smart_count: posts.length }), mails && sendsMail(mail));
  };
  return (
    <ActDialog title={translate('candidates.apply.title', { who })} names="" consequence={translate('candidates.apply.body')} act={translate('candidates.apply.act')} isWorking={isWorking} refusal={left([]) ?? (hasTried && posts.length === 0 ? { message: translate('candidates.apply.none'), told: [] } : undefined)} onClose={onClose} onAct={act} mail={mail} mailAct="go">
      {posts.length > 0 ? (
        <Posts>
          {posts.map((post) => (
            <li key={post.id}>
              <span>{post.title}</span>
              <IconButton size="small" aria-label={translate('form.removeValue', { value: post.title })} onClick={() => setPosts((now) => now.filter(({ id }) => id !== post.id))}>
                <X size={16} />
              </IconButton>
            </li>
          ))}
        </Posts>
      ) : null}
      {show({ field: post, label: translate('candidates.apply.add'), control: (props) => <OpenPostBox key={posts.length} input={props} chosen={null} except={posts.map(({ id }) => id)} onChoose={(one) => one && setPosts((now) => [...now, one])} /> })}
    </ActDialog>
  );
};
