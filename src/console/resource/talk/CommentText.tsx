import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { commentParts } from '../../../domain/talk/commentText.ts';
import type { TalkPerson } from './talk.ts';

const Text = styled('p')({ margin: '2px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', '& a': { color: 'var(--accent-text)' }, '& mark': { padding: '0 2px', borderRadius: 4, background: 'var(--accent-wash)', color: 'var(--text)', fontWeight: 500 } });

type Props = { readonly text: string; readonly mentions: readonly TalkPerson[] };

/** What somebody wrote: text, the names of people, and links of the web that open elsewhere. */
export const CommentText = ({ text, mentions }: Props) => {
  const translate = useTranslate();
  const nameOf = (userId: string): string => mentions.find(({ id }) => id === userId)?.name ?? translate('talk.gone');
  return (
    <Text dir="auto">
      {commentParts(text).map((part, at) => {
        if (part.kind === 'MENTION') return <mark key={at}>@{nameOf(part.userId)}</mark>;
        if (part.kind === 'TEXT') return part.text;
        return (
          <a key={at} href={part.address} target="_blank" rel="noopener noreferrer nofollow">
            {part.address}
          </a>
        );
      })}
    </Text>
  );
};
