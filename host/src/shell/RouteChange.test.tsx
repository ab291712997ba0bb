import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from '@back-office/shared/router';
import { RouteChange } from './RouteChange';

function renderPage() {
  document.title = 'Items · Back Office';
  const { result } = renderHook(() => useNavigate(), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/items']}>
        <RouteChange />
        {children}
      </MemoryRouter>
    ),
  });
  return {
    said: () => document.querySelector('[aria-live]')?.textContent,
    open: (path: string) => act(() => void result.current(path)),
    wait: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = () => undefined;
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('the title of the next screen is announced when it is there, also if it loads slowly', () => {
  const { said, open, wait } = renderPage();
  open('/education');
  document.title = 'Back Office';
  wait(6_000);
  expect(said()).toBe('');
  document.title = 'Education Center · Back Office';
  wait(500);
  expect(said()).toBe('Education Center · Back Office');
});

test('a failure panel announces itself, so its title is not announced too', () => {
  const { said, open, wait } = renderPage();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-error-screen><div role="alert">Education failed</div></div>',
  );
  open('/education');
  document.title = 'Education could not be loaded · Back Office';
  wait(2_000);
  expect(said()).toBe('');
});

test('only the last of several screens is announced', () => {
  const { said, open, wait } = renderPage();
  open('/education');
  wait(100);
  open('/reports');
  document.title = 'Sales summary · Back Office';
  wait(500);
  expect(said()).toBe('Sales summary · Back Office');
});
