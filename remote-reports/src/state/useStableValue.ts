import { useState } from 'react';

/**
 * Returns the previous object while the new one has equal content. The address is parsed again at every navigation, and
 * an equal filter must not recalculate a hundred thousand rows. For plain data.
 */
export function useStableValue<Value extends object>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) return stable;
  setStable(value);
  return value;
}
