/** Milliseconds after the sending. */
export const recommendationTimes = { recommendations: 500, suggestions: 1_000 } as const;
