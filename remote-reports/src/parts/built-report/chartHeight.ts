/** Pixels. */
export const chartHeight = 240;
