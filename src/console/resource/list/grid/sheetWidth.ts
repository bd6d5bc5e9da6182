/** The sheet that stands already, else the one to come in a window of this width: a guess that is right is not drawn twice. */
export const sheetWidth = (): number => document.getElementById('sheet')?.clientWidth ?? (window.innerWidth < 1280 ? window.innerWidth - 72 : window.innerWidth - 232);
