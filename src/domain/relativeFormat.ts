/** How long ago or ahead in the language of `tag`: 'yesterday', '3 days ago'. In Japanese digits and words stand together, where `Intl` parts them. */
export const relativeFormat = (tag: string): ((value: number, unit: Intl.RelativeTimeFormatUnit) => string) => {
  const words = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  return tag.startsWith('ja') ? (value, unit) => words.format(value, unit).replaceAll(' ', '') : (value, unit) => words.format(value, unit);
};

const midnight = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();

/** How many days of the calendar passed from one moment to another, by the clock of this device: 1 for yesterday, however many hours ago that was. */
export const daysPassed = (from: Date, to: Date): number => Math.round((midnight(to) - midnight(from)) / 86_400_000);
