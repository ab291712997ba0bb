import { createContext, useContext } from 'react';

/** Returns epoch milliseconds. */
export type Clock = () => number;

/** The clock of the page; tests provide their own. */
export const ClockContext = createContext<Clock>(Date.now);

export function useClock(): Clock {
  return useContext(ClockContext);
}
