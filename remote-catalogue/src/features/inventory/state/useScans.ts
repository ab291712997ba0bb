import { useRef, type Dispatch, type KeyboardEvent, type SetStateAction } from 'react';
import type { StockCodes } from '../domain/findStock';
import { noBurst, scannedCode, withKey } from '../domain/scanBurst';
import type { StockRow } from '../domain/stockRows';

interface LeftCodes {
  readonly left: readonly string[];
  readonly setLeft: Dispatch<SetStateAction<readonly string[]>>;
}

/** What was scanned: rows are added, and codes for which nothing was entered are kept until they are dismissed. */
export function scansOf(codes: StockCodes, onFound: (row: StockRow) => void, { left, setLeft }: LeftCodes) {
  const keep = (code: string) => setLeft((current) => (current.includes(code) ? current : [...current, code]));

  return {
    /** Codes for which nothing was entered. */
    left,
    keep,
    /** Without a code: all of them. */
    forget: (code?: string) =>
      setLeft((current) => (code === undefined ? [] : current.filter((each) => each !== code))),
    add: onFound,
    /** Takes a text that was scanned while another field had the focus; returns false if it is not a code. */
    take(code: string): boolean {
      const row = codes.find(code);
      if (!row && code.length < shortestUnknown) return false;
      if (row) onFound(row);
      else keep(code);
      return true;
    },
  };
}

export type Scans = ReturnType<typeof scansOf>;

/** Shorter texts that no item has may be numbers that were typed. */
const shortestUnknown = 6;

interface ScannedInto {
  /** `before`: the text of the field before the code was typed into it. Returns whether it was a code. */
  readonly onScan: (code: string, before: string) => boolean;
  readonly onEnter: () => void;
}

/** For a field that is not for codes: notices that a scanner types into it, and ends with Enter. */
export function useScannedInto(value: string, { onScan, onEnter }: ScannedInto) {
  const burst = useRef(noBurst);

  return (event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (key === 'Enter') {
      event.preventDefault();
      const code = scannedCode(burst.current, timeStamp);
      const isScan = code !== undefined && onScan(code, burst.current.before);
      burst.current = noBurst;
      if (!isScan) onEnter();
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey) {
      burst.current = withKey(burst.current, key, timeStamp, value);
    }
  };
}
