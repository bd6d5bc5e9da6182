import { useGetOne, useTranslate } from 'ra-core';
import { plainField } from '../../../fields/plainField.ts';
import { ActDialog } from '../../../resource/acts/ActDialog.tsx';
import { useAsked } from '../../../resource/acts/useAsked.tsx';
import { useStanding } from '../useStanding.ts';
import { useChange } from '../../../resource/acts/useChange.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Row } from '../../../providers/data/row.ts';
import type { ActDialogProps } from '../../../resource/acts/recordAct.ts';

type Answer = { readonly changeSet?: string | null };
type Variables = { readonly jobPostId: string; readonly version: number; readonly note?: string | null; readonly reason: string };

type Step = {
  /** `posts.<key>.…` are its words. */
  readonly key: string;
  readonly document: TypedDocumentNode<{ answer: Answer }, Variables>;
  /** What is asked besides. */
  readonly asks?: 'note' | 'reason';
  /** Whoever asked for it may not decide it. */
  readonly isDecision?: true;
  readonly isDestructive?: true;
};

/** The dialog of a step of a post: what it means, what may be said with it. */
export const stepDialog = ({ key, document, asks, isDecision, isDestructive }: Step) =>
  function StepDialog({ target, ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const id = ids[0] ?? '';
    const { data: post } = useGetOne<Row>(target.name, { id });
    const standing = useStanding(id);
    const { run, isWorking, refusal } = useChange('recruitment', true);
    const { values, show, isComplete, left } = useAsked(`${key} ${id}`, {}, refusal);
    const asked = asks ? [{ field: plainField(asks, 'longText', { rule: { maxLength: 500 }, required: asks === 'reason' }), label: translate(`posts.${asks}`) }] : [];
    const isOwn = isDecision === true && standing?.isOwnRequest === true;
    const act = async (): Promise<void> => {
      if (!post || isOwn || !isComplete(asked)) return;
      const said = String(values[asks ?? ''] ?? '').trim();
      if (await run(document, { jobPostId: id, version: Number(post['version']), ...(asks === 'note' ? { note: said || null } : {}), reason: said }, translate(`posts.${key}.done`))) onDone();
    };
    return (
      <ActDialog
        title={`${translate(`posts.${key}.menu`)}: ${String(post?.['title'] ?? '')}`}
        names=""
        consequence={isOwn ? translate('posts.askedOwn') : translate(`posts.${key}.body`)}
        act={translate(`posts.${key}.menu`)}
        isDestructive={isDestructive ?? false}
        isWorking={isWorking}
        refusal={left(asked)}
        onClose={onClose}
        onAct={() => void act()}
      >
        {isOwn ? null : asked.map(show)}
      </ActDialog>
    );
  };
