import { createContext, useContext, useLayoutEffect } from 'react';

/** Declares the width that a screen needs; returns a function that takes it back. */
type Declare = (pixels: number) => () => void;

const NeededWidthContext = createContext<Declare>(() => () => undefined);

/** Provided by the layout of an area. */
export const NeededWidth = NeededWidthContext.Provider;

/**
 * Declares how many pixels the widest table of a screen needs. Where the menu beside the screen leaves less, the menu is
 * folded. Call it before the figures are there, so that nothing moves when they arrive.
 */
export function useNeededWidth(pixels: number): void {
  const declare = useContext(NeededWidthContext);
  useLayoutEffect(() => declare(pixels), [declare, pixels]);
}
