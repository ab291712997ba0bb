import { createContext, useContext } from 'react';

const Printing = createContext(false);

/** True inside a course that is being printed: everything that opens is open. */
export const PrintingProvider = Printing.Provider;

export function usePrinting(): boolean {
  return useContext(Printing);
}
