/** Milliseconds that an analysis takes at least, and between two reports of its progress. */
export const analysisTimes = { whole: 2_000, step: 100 } as const;
