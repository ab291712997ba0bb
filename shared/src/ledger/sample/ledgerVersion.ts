/** Raised when the same seed and day give other figures. Each area's `area.json` carries it (decision D13). */
export const ledgerVersion = '1';
