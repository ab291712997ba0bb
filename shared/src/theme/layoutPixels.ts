/** The pixels of the layout that code calculates with: the menu beside a screen, its gutters, and its greatest width. */
export const layoutPixels = { areaWidth: 216, gutter: 32, contentMax: 1280 } as const;
