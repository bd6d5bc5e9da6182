/** What a batch of texts may have: the texts, the signs of each, and bytes in all. */
export const textLimits = { texts: 100, characters: 1000, bytes: 262_144 } as const;
