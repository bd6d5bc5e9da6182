/** Opens every box that something stands in. */
export const openAround = (part: Element): void => {
  for (let box = part.closest('details'); box; box = box.parentElement?.closest('details') ?? null) box.open = true;
};
