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
    rest: () => act(() => jest.advanceTimersByTime(250)),
    text: () => hook.result.current.text,
  };
}

test('letters show at once and are written when the typing rests', () => {
  const { type, rest, text, written } = start();
  type('h');
  type('ho');
  expect(text()).toBe('ho');
  expect(written).toEqual([]);
  rest();
  expect(written).toEqual(['ho']);
  expect(text()).toBe('ho');
});

test('letters typed while earlier ones are on their way into the address stay', () => {
  const { type, rest, text, rerender, result } = start();
  type('h');
  const typeOn = result.current.type;
  rest();
  act(() => typeOn('ho'));
  expect(text()).toBe('ho');
  rerender({ inAddress: 'h' });
  expect(text()).toBe('ho');
});

test('another address wins over what is being typed', () => {
  const { type, rest, text, rerender, written } = start();
  type('h');
  rest();
  rerender({ inAddress: 'h' });
  rerender({ inAddress: 'olive' });
  expect(text()).toBe('olive');
  expect(written).toEqual(['h']);
});

test('a change that takes the text along leaves nothing to write', () => {
  const { type, rest, text, rerender, result, written } = start();
  type('h');
  act(() => result.current.settle(''));
  expect(text()).toBe('');
  rest();
  expect(written).toEqual([]);
  type('x');
  act(() => result.current.settle('x'));
  rerender({ inAddress: 'x' });
  expect(text()).toBe('x');
});
