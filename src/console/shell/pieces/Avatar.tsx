import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Circle = styled('span')({ borderRadius: '50%', display: 'inline-grid', placeItems: 'center', flex: 'none', fontWeight: 600, overflow: 'hidden', '& img': { width: '100%', height: '100%', objectFit: 'cover' }, '&::before': { content: 'attr(data-initials)' } });
const text = { 20: 9, 24: 10, 40: 14, 56: 20 } as const;

/** First letters of the first and the last word; one sign for a word in kana, kanji or hangul. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
};

/** Which of the ten pastels a thing has: its id mod 10, or the sum of its letters where the id is not a number. */
export const pastelOf = (id: string): number => (/^\d+$/.test(id) ? Number(id.slice(-1)) : [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 10);

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
