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

test('text is shown at once and written after a pause', () => {
  const { type, pause, text, written } = start();
  type('h');
  type('ho');
  expect(text()).toBe('ho');
  expect(written).toEqual([]);
  pause();
  expect(written).toEqual(['ho']);
  expect(text()).toBe('ho');
});

test('text typed while earlier text is being written stays', () => {
  const { type, pause, text, rerender, result } = start();
  type('h');
  const typeOn = result.current.type;
  pause();
  act(() => typeOn('ho'));
  expect(text()).toBe('ho');
  rerender({ inAddress: 'h' });
  expect(text()).toBe('ho');
});

test('a change of the address replaces what is being typed', () => {
  const { type, pause, text, rerender, written } = start();
  type('h');
  pause();
  rerender({ inAddress: 'h' });
  rerender({ inAddress: 'olive' });
  expect(text()).toBe('olive');
  expect(written).toEqual(['h']);
});

test('text written by another change is not written again', () => {
  const { type, pause, text, rerender, result, written } = start();
  type('h');
  act(() => result.current.settle(''));
  expect(text()).toBe('');
  pause();
  expect(written).toEqual([]);
  type('x');
  act(() => result.current.settle('x'));
  rerender({ inAddress: 'x' });
  expect(text()).toBe('x');
});
