const noon = (iso: string): Date => new Date(`${iso}T12:00:00Z`);

/** '7 – 9 Dec' of two ISO days in a locale's words; one of them where they are the same, with their years where those differ. Of Japanese days Intl writes '12/09～12/13', though '12月9日' of one. */
export const daySpan = (locale: string): ((from: string, to: string) => string) => {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(locale, options);
  if (!locale.startsWith('ja')) return (from, to) => day.formatRange(noon(from), noon(to));
  const dated = new Intl.DateTimeFormat(locale, { ...options, year: 'numeric' });
  const alone = new Intl.DateTimeFormat(locale, { day: 'numeric', timeZone: 'UTC' });
  return (from, to) => {
    if (from === to) return day.format(noon(from));
    if (from.slice(0, 4) !== to.slice(0, 4)) return `${dated.format(noon(from))}～${dated.format(noon(to))}`;
    return `${day.format(noon(from))}～${(from.slice(0, 7) === to.slice(0, 7) ? alone : day).format(noon(to))}`;
  };
};
