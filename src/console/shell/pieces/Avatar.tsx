import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { initialsOf, pastelOf } from './initials.ts';

const Circle = styled('span')({ borderRadius: '50%', display: 'inline-grid', placeItems: 'center', flex: 'none', fontWeight: 600, overflow: 'hidden', '& img': { width: '100%', height: '100%', objectFit: 'cover' }, '&::before': { content: 'attr(data-initials)' } });
const text = { 20: 9, 24: 10, 40: 14, 56: 20 } as const;

export type AvatarProps = { readonly id: string; readonly name: string; readonly photo?: string | null; readonly size?: keyof typeof text };

/** A person or record as a circle: photo, else initials on a pastel. Hidden from screen readers, because the name stands beside it. */
export const Avatar = ({ id, name, photo, size = 24 }: AvatarProps) => {
  const [failed, setFailed] = useState(false);
  const pastel = pastelOf(id);
  const showsPhoto = photo && !failed;
  return (
    <Circle aria-hidden data-initials={showsPhoto ? '' : initialsOf(name)} sx={{ width: size, height: size, fontSize: text[size], lineHeight: 1 }} style={{ background: `var(--p${pastel})`, color: `var(--q${pastel})` }}>
      {showsPhoto ? <img src={photo} alt="" onError={() => setFailed(true)} /> : null}
    </Circle>
  );
};
