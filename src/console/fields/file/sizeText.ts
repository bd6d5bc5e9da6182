/** A file size in decimal units as people of a language write it, one digit after the point below 10: '3 MB', '3 Mo', '3MB'. */
export const sizeText = (bytes: number, language: string): string => {
  const [units, between] = language === 'fr' ? [['o', 'Ko', 'Mo', 'Go'], '\u00A0'] : [['B', 'KB', 'MB', 'GB'], language === 'ja' ? '' : '\u00A0'];
  const step = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  const size = bytes / 1000 ** step;
  const text = new Intl.NumberFormat(language === 'sp' ? 'es' : language, { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);
  return `${text}${between}${units[step]}`;
};
