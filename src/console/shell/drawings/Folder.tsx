/** The closed folder with one sheet in it. */
export const Folder = () => (
  <>
    <path d="M48 48a4 4 0 0 1 4-4h34l10 12h92a4 4 0 0 1 4 4v74a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4z" fill="var(--surface)" />
    <path d="M64 56V34a4 4 0 0 1 4-4h92a4 4 0 0 1 4 4v22" fill="var(--surface)" />
    <path d="M78 42h40M78 50h24" stroke="var(--field)" />
    <path d="M48 68h144" />
  </>
);
