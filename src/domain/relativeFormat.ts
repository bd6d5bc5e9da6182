/** How long ago or ahead in the language of `tag`: 'yesterday', '3 days ago'. In Japanese digits and words stand together, where `Intl` parts them. */
export const relativeFormat = (tag: string): ((value: number, unit: Intl.RelativeTimeFormatUnit) => string) => {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return tag.startsWith('ja') ? (value, unit) => words.format(value, unit).replaceAll(' ', '') : (value, unit) => words.format(value, unit);
};
