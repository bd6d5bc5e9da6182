/** What one request may ask for. The fast way and Yoga refuse alike. */
export const LIMITS = { tokens: 4000, characters: 100_000, depth: 12, aliases: 30, cost: 20_000, body: 1_048_576, largeBody: 8_388_608 } as const;

/** Operations that carry a file or many records in an argument and may be larger. */
export const LARGE_OPERATIONS: readonly string[] = ['resumeParser', 'getPresignedUrl', 'faceVerification', 'registerFace', 'updateRecords', 'checkRecordUpdates', 'recordUpdatesAlong', 'namedRecords'];
