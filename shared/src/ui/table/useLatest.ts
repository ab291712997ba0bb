import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The newest value for handlers that must keep their identity, so that memoised rows stay as they are. */
export function useLatest<T>(value: T): RefObject<T> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
