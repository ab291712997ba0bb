import { act, renderHook } from '@testing-library/react';
import { useSearchDraft } from './useSearchDraft';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start() {
  const written: string[] = [];
  const hook = renderHook(({ inAddress }) => useSearchDraft(inAddress, (text) => written.push(text)), {
    initialProps: { inAddress: '' },
  });
  return {
    ...hook,
    written,
    type: (text: string) => act(() => hook.result.current.type(text)),
    pause: () => act(() => jest.advanceTimersByTime(250)),
    text: () => hook.result.current.text,
  };
}

test('text is shown and written at once, so that a reload keeps it', () => {
  const { type, text, written, rerender } = start();
  type('h');
  type('ho');
  expect(text()).toBe('ho');
  expect(written).toEqual(['h', 'ho']);
  rerender({ inAddress: 'ho' });
  expect(text()).toBe('ho');
});

test('after fifty changes in half a minute, only a pause writes, because browsers limit changes of the address', () => {
  const { type, pause, text, written, rerender } = start();
  const typed = Array.from({ length: 60 }, (_, index) => 'x'.repeat(index + 1));
  for (const next of typed) type(next);
  expect(written).toHaveLength(50);
  expect(text()).toBe(typed.at(-1));
  pause();
  expect(written.slice(50)).toEqual([typed.at(-1)]);
  rerender({ inAddress: written.at(-1) ?? '' });
  act(() => jest.advanceTimersByTime(30_000));
  type('again');
  expect(written.at(-1)).toBe('again');
});

test('text typed while earlier text is being written stays', () => {
  const { type, text, rerender, result } = start();
  type('h');
  const typeOn = result.current.type;
  act(() => typeOn('ho'));
  rerender({ inAddress: 'h' });
  expect(text()).toBe('ho');
});

test('a change of the address replaces what is being typed', () => {
  const { type, text, rerender } = start();
  type('h');
  rerender({ inAddress: 'h' });
  rerender({ inAddress: 'olive' });
  expect(text()).toBe('olive');
});

test('text written by another change is not written again', () => {
  const { type, pause, text, rerender, result, written } = start();
  for (let count = 0; count < 50; count += 1) type('h');
  type('ho');
  act(() => result.current.settle(''));
  expect(text()).toBe('');
  pause();
  expect(written.filter((search) => search !== 'h')).toEqual([]);
  act(() => result.current.settle('x'));
  rerender({ inAddress: 'x' });
  expect(text()).toBe('x');
});

test('a letter typed and removed before the address has it does not appear again', () => {
  const { type, pause, text, rerender } = start();
  type('h');
  type('');
  rerender({ inAddress: 'h' });
  expect(text()).toBe('');
  rerender({ inAddress: '' });
  pause();
  rerender({ inAddress: 'h' });
  expect(text()).toBe('h');
});

test('text that waits for a pause is written when the page is left', () => {
  const { type, pause, written } = start();
  for (let count = 0; count < 50; count += 1) type('h');
  type('ho');
  window.dispatchEvent(new Event('pagehide'));
  expect(written.at(-1)).toBe('ho');
  pause();
  expect(written).toHaveLength(51);
});

test('after a text is cleared before the address has it, Back shows what the address has', () => {
  const { type, pause, text, rerender, result } = start();
  type('h');
  act(() => result.current.settle(''));
  pause();
  rerender({ inAddress: 'h' });
  expect(text()).toBe('h');
});
