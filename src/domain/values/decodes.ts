/** Whether bytes are text of the encoding; of a part of a file, its last sign may be cut off. */
export const decodes = (bytes: AllowSharedBufferSource, encoding: string): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};
