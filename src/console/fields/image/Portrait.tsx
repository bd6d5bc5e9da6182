import { Avatar } from '../../shell/pieces/Avatar.tsx';
import { useStoredFile } from '../file/useStoredFile.ts';
import type { AvatarProps } from '../../shell/pieces/Avatar.tsx';

type Props = Pick<AvatarProps, 'id' | 'name' | 'size'> & { /** The key of the picture. */ readonly photo: unknown };

/** A person's picture, else their initials. */
export const Portrait = ({ photo, ...of }: Props) => <Avatar {...of} photo={useStoredFile(photo).address ?? null} />;
