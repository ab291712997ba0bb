/** A question as a merchant types it, and what a right reply asks of the catalog, in the notation of `expectation.ts`. */
export type Asked = readonly [text: string, expects: string];
