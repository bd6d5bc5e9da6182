/** One sheet of paper with lines. */
export const Sheet = () => (
  <>
    <rect x="74" y="28" width="92" height="110" rx="4" fill="var(--surface)" />
    <path d="M90 46h60M90 58h44M90 70h52" stroke="var(--field)" />
  </>
);
