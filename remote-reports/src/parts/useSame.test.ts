import { renderHook } from '@testing-library/react';
import { useSame } from './useSame';

test('an equal object is the one of before, another takes its place', () => {
  const first = { range: { from: '2025-06-22', to: '2025-06-28' }, location: 'All' };
  const { result, rerender } = renderHook(useSame<typeof first>, { initialProps: first });
  rerender(structuredClone(first));
  expect(result.current).toBe(first);
  const other = { ...first, location: 'Location 1' };
  rerender(other);
  expect(result.current).toBe(other);
  rerender({ ...other });
  expect(result.current).toBe(other);
});
