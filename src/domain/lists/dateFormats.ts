/** The ways to write a date that an organisation may choose from. */
export const dateFormats: readonly string[] = [
  'YYYY/MM/DD', 'YYYY-MM-DD', 'YYYY.MM.DD', 'DD/MM/YYYY', 'DD-MM-YYYY', 'DD.MM.YYYY', 'MM/DD/YYYY', 'MM-DD-YYYY', 'D/M/YYYY', 'M/D/YYYY', 'DD MMM YYYY', 'D MMMM YYYY', 'MMM D, YYYY', 'YYYY年M月D日',
];
