import { ServicesProvider } from '@back-office/shared/contract';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useDismissed } from './dismissals';
import { usePreferences } from './preferences';

beforeEach(() => window.localStorage.clear());

const storedPreferences = () => JSON.parse(window.localStorage.getItem('back-office:preferences') ?? 'null') as unknown;

test('preferences start with their defaults, and nothing is stored', () => {
  const { result } = renderHook(() => usePreferences());
  expect(result.current[0]).toEqual({
    areaMenu: 'auto',
    theme: 'light',
    language: 'en',
    autoSave: true,
    showTimestamps: true,
    enableSounds: false,
  });
  expect(window.localStorage).toHaveLength(0);
});

test('a changed preference is stored and reaches every user of the hook', async () => {
  const one = renderHook(() => usePreferences());
  const other = renderHook(() => usePreferences());
  await act(() => one.result.current[1]({ theme: 'dark' }));
  expect(other.result.current[0].theme).toBe('dark');
  expect(storedPreferences()).toMatchObject({ theme: 'dark', language: 'en' });
});

test('a change is shown at once, before the lock is granted, and further changes keep it', async () => {
  const { result } = renderHook(() => usePreferences());
  act(() => void result.current[1]({ theme: 'dark' }));
  expect(result.current[0].theme).toBe('dark');
  expect(storedPreferences()).toBeNull();
  await act(() => result.current[1]({ enableSounds: true }));
  expect(result.current[0]).toMatchObject({ theme: 'dark', enableSounds: true });
  expect(storedPreferences()).toMatchObject({ theme: 'dark', enableSounds: true });
});

test('a preference changed in another tab is applied', () => {
  const { result } = renderHook(() => usePreferences());
  window.localStorage.setItem('back-office:preferences', '{"enableSounds":true}');
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'back-office:preferences', storageArea: window.localStorage }),
    );
  });
  expect(result.current[0].enableSounds).toBe(true);
});

test('an invalid preference falls back alone, and a field of a newer version is kept', async () => {
  window.localStorage.setItem('back-office:preferences', '{"theme":"mauve","autoSave":false,"density":"compact"}');
  const { result } = renderHook(() => usePreferences());
  expect(result.current[0]).toMatchObject({ theme: 'light', autoSave: false, enableSounds: false });
  await act(() => result.current[1]({ theme: 'dark' }));
  expect(storedPreferences()).toMatchObject({ theme: 'dark', autoSave: false, density: 'compact' });
});

function Banner(props: { readonly name: string }) {
  const { isDismissed, dismiss, restore } = useDismissed(props.name);
  return isDismissed ? (
    <button onClick={restore}>Show {props.name}</button>
  ) : (
    <button onClick={dismiss}>Dismiss {props.name}</button>
  );
}

test('a dismissed notice stays hidden, others stay, and it can be restored', async () => {
  const user = userEvent.setup();
  const banners = (
    <>
      <Banner name="import" />
      <Banner name="migration" />
    </>
  );
  const { unmount } = render(banners);
  await user.click(screen.getByRole('button', { name: 'Dismiss import' }));
  expect(window.localStorage.getItem('back-office:dismissals')).toBe('["import"]');
  unmount();
  render(banners);
  expect(screen.getByRole('button', { name: 'Dismiss migration' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show import' }));
  expect(window.localStorage.getItem('back-office:dismissals')).toBe('[]');
});

test('two tabs that change different preferences at once both keep their change', async () => {
  // The lock of another tab: it is granted only when that tab has written.
  const waiting: (() => void)[] = [];
  const names: string[] = [];
  const request = (name: string, work: () => void) => {
    names.push(name);
    return new Promise<void>((resolve) => {
      waiting.push(() => resolve(work()));
    });
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const { result } = renderHook(() => usePreferences());
  const changed = result.current[1]({ theme: 'dark' });
  expect(storedPreferences()).toBeNull();
  window.localStorage.setItem('back-office:preferences', '{"enableSounds":true}');
  await act(async () => {
    for (const grant of waiting) grant();
    expect(await changed).toEqual({ ok: true });
  });
  expect(names).toEqual(['back-office:preferences']);
  expect(storedPreferences()).toMatchObject({ theme: 'dark', enableSounds: true });
  Reflect.deleteProperty(navigator, 'locks');
});

test('a change whose lock is still awaited is stored when the page is left, and only once', async () => {
  let grant: () => void = () => undefined;
  const request = (_: string, work: () => void) =>
    new Promise<void>((resolve) => {
      grant = () => resolve(work());
    });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const { result } = renderHook(() => useDismissed('import'));
  act(() => result.current.dismiss());
  expect(window.localStorage.getItem('back-office:dismissals')).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(window.localStorage.getItem('back-office:dismissals')).toBe('["import"]');
  // The page came back from the browser's cache, and another tab has changed the value.
  window.localStorage.setItem('back-office:dismissals', '[]');
  await act(async () => grant());
  expect(window.localStorage.getItem('back-office:dismissals')).toBe('[]');
  Reflect.deleteProperty(navigator, 'locks');
});

test('an embedded area keeps its values under its own namespace', async () => {
  const wrapper = (props: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ theme: 'light', storageNamespace: 'partner', isShellSubmenuOpen: false }}>
      {props.children}
    </ServicesProvider>
  );
  const { result } = renderHook(() => useDismissed('import'), { wrapper });
  await act(async () => result.current.dismiss());
  expect(window.localStorage.getItem('partner:back-office:dismissals')).toBe('["import"]');
  expect(window.localStorage.getItem('back-office:dismissals')).toBeNull();
});

test.each([
  ['back-office:shop:bakery-1', ''],
  ['partner:back-office:shop:bakery-1', 'partner:'],
])('in the shop of the namespace %s, what belongs to the person is stored for all shops', async (namespace, prefix) => {
  const wrapper = (props: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ theme: 'light', storageNamespace: namespace, isShellSubmenuOpen: false }}>
      {props.children}
    </ServicesProvider>
  );
  const { result } = renderHook(() => [usePreferences()[1], useDismissed('import')] as const, { wrapper });
  await act(async () => void (await result.current[0]({ theme: 'dark' })));
  await act(async () => result.current[1].dismiss());
  expect(Object.keys(window.localStorage).toSorted()).toEqual([
    `${prefix}back-office:dismissals`,
    `${prefix}back-office:preferences`,
  ]);
});
