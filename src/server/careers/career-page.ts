/** How the organisation has its page look: the fields of the entity, as the designer keeps or tries them. */
export type CareerPage = {
  readonly caption: string;
  readonly logo: string | null;
  readonly bannerImage: string | null;
  readonly bannerImage2: string | null;
  readonly bannerImage3: string | null;
  readonly bannerHeading: string | null;
  readonly bannerSubtext: string | null;
  readonly textHorizontal: 'LEFT' | 'CENTER' | 'RIGHT';
  readonly textVertical: 'TOP' | 'MIDDLE' | 'BOTTOM';
  readonly headingFontSize: number;
  readonly subtextFontSize: number;
  readonly fontFamily: 'PLEX_SANS' | 'SYSTEM' | 'SERIF' | 'MONOSPACE';
  readonly fontColor: string;
  readonly overlayOpacity: string | number;
};

/** Files of a career page that everybody may see. */
export const pictureFields = ['logo', 'bannerImage', 'bannerImage2', 'bannerImage3'] as const;

export const bannersOf = ({ bannerImage, bannerImage2, bannerImage3 }: CareerPage): readonly string[] => [bannerImage, bannerImage2, bannerImage3].filter((key): key is string => (key ?? '') !== '');

/** Where a picture of the page is shown to everybody: the last part of its key names it. */
export const picturePath = (orgCode: string, key: string): string => `/career-images/${orgCode}/${key.split('/').at(-1)}`;
