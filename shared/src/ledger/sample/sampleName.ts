/** Of the sample shop. Apart from its other facts: the shell names the shop, and needs no rules of fees for it. */
export const sampleName = 'Fernhill Pantry';
