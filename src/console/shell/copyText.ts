/** Answers a copy that the page itself asks for: the way of before, which also addresses without https have. */
const copyByEvent = (text: string): boolean => {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    return document.execCommand('copy');
  } finally {
    document.removeEventListener('copy', give, { capture: true });
  }
};

/** Puts a text on the clipboard. Rejects where the browser lets no page do so. */
export const copyText = async (text: string): Promise<void> => {
  // Absent where the address is not secure, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) await clipboard.writeText(text);
  else if (!copyByEvent(text)) throw new DOMException('The browser did not copy.', 'NotAllowedError');
};
