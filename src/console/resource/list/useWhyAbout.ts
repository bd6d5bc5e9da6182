import { useTranslate } from 'ra-core';

/** Why a number is only about: it is being counted, or a wide search is not counted to its end. Undefined of an exact one. */
export const useWhyAbout = (): ((isEstimate: boolean, isCounting: boolean) => string | undefined) => {
  const translate = useTranslate();
  return (isEstimate, isCounting) => (isEstimate ? translate(isCounting ? 'grid.about.counting' : 'grid.about.search') : undefined);
};
