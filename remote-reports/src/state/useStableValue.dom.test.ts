import { renderHook } from '@testing-library/react';
import { useStableValue } from './useStableValue';

test('an equal object keeps the identity of the previous one, a different one replaces it', () => {
  const first = { range: { from: '2025-06-22', to: '2025-06-28' }, location: 'All' };
  const { result, rerender } = renderHook(useStableValue<typeof first>, { initialProps: first });
  rerender(structuredClone(first));
  expect(result.current).toBe(first);
  const other = { ...first, location: 'Location 1' };
  rerender(other);
  expect(result.current).toBe(other);
  rerender({ ...other });
  expect(result.current).toBe(other);
});
