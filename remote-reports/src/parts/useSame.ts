import { useState } from 'react';

/**
 * The object of before while the new one says the same: what stands in the address is read anew at every move, and a
 * hundred thousand rows should not be. For plain data.
 */
export function useSame<Value extends object>(value: Value): Value {
  const [kept, setKept] = useState(value);
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) return kept;
  setKept(value);
  return value;
}
