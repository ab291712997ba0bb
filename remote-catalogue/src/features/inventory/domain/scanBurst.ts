import { isCodeLike } from './findStock';

/** Keys that follow each other as fast as a scanner types. */
export interface ScanBurst {
  readonly text: string;
  /** The text of the field before the first of them. */
  readonly before: string;
  /** Of the last key, in milliseconds. */
  readonly at: number;
}

export const noBurst: ScanBurst = { text: '', before: '', at: -Infinity };

/** Milliseconds between two keys of a scanner; nobody types a code as fast. */
const longestGap = 35;

/** The keys with one more, which is pressed while the field has the text `value`. */
export function withKey(burst: ScanBurst, key: string, at: number, value: string): ScanBurst {
  const isFast = at - burst.at <= longestGap;
  return { text: isFast ? burst.text + key : key, before: isFast ? burst.before : value, at };
}

/** The code that Enter ends; `undefined` if the keys were typed. */
export function scannedCode({ text, at }: ScanBurst, enteredAt: number): string | undefined {
  return enteredAt - at <= longestGap && isCodeLike(text) ? text : undefined;
}
