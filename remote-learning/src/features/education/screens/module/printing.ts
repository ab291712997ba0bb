import { createContext, useContext, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const Printing = createContext(false);

/** True inside a course that is being printed: everything that opens is open. */
export const PrintingProvider = Printing.Provider;

export function usePrinting(): boolean {
  return useContext(Printing);
}

/** True while the browser prints, by button or by keyboard. The page is complete before the browser looks at it. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
