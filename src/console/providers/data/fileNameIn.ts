/** The name that the server gives a file: RFC 5987 where it is not ASCII. */
export const fileNameIn = (disposition: string | null, otherwise: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded ? decodeURIComponent(encoded) : (/filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? otherwise);
};
