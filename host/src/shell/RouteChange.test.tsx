import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from '@back-office/shared/router';
import { RouteChange } from './RouteChange';

function renderPage() {
  document.title = 'Items · Back Office';
  const { result } = renderHook(() => useNavigate(), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/items']}>
        <RouteChange />
        <main>
          <h1>Items</h1>
          <a href="/items">Items</a>
        </main>
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

const focusLink = () => document.querySelector('a')?.focus();

test('the title of the next screen is announced when it is there, also if it loads slowly', () => {
  const { said, open, wait } = renderPage();
  focusLink();
  open('/education');
  document.title = 'Back Office';
  wait(6_000);
  expect(said()).toBe('');
  document.title = 'Education Center · Back Office';
  wait(500);
  expect(said()).toBe('Education Center · Back Office');
});

test('the screen before is not announced again if it stays while the next one loads', () => {
  const { said, open, wait } = renderPage();
  wait(500);
  focusLink();
  open('/education');
  wait(1_000);
  expect(said()).toBe('');
  document.querySelector('a')?.remove();
  document.title = 'Education Center · Back Office';
  wait(500);
  expect(document.activeElement?.tagName).toBe('H1');
});

test('a screen with the title of the one before is announced', () => {
  const { said, open, wait } = renderPage();
  wait(500);
  focusLink();
  open('/items/library');
  wait(2_500);
  expect(said()).toBe('Items · Back Office');
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

test('if the link that was pressed is gone, the heading of the next screen has the focus, which announces it', () => {
  const { said, open, wait } = renderPage();
  open('/education');
  document.title = 'Education Center · Back Office';
  wait(500);
  expect(document.activeElement?.tagName).toBe('H1');
  expect(said()).toBe('');
});

test('the page that is opened first keeps its focus at the start', () => {
  const { wait } = renderPage();
  wait(500);
  expect(document.activeElement).toBe(document.body);
});

test('only the last of several screens is announced', () => {
  const { said, open, wait } = renderPage();
  focusLink();
  open('/education');
  wait(100);
  open('/reports');
  document.title = 'Sales summary · Back Office';
  wait(500);
  expect(said()).toBe('Sales summary · Back Office');
});
