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
    theme: 'light',
    language: 'en',
    autoSave: true,
    showTimestamps: true,
    enableSounds: false,
  });
  expect(window.localStorage).toHaveLength(0);
});

test('a changed preference is stored and reaches every user of the hook', () => {
  const one = renderHook(() => usePreferences());
  const other = renderHook(() => usePreferences());
  act(() => void one.result.current[1]({ theme: 'dark' }));
  expect(other.result.current[0].theme).toBe('dark');
  expect(storedPreferences()).toMatchObject({ theme: 'dark', language: 'en' });
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

test('an invalid preference falls back alone, and a field of a newer version is kept', () => {
  window.localStorage.setItem('back-office:preferences', '{"theme":"mauve","autoSave":false,"density":"compact"}');
  const { result } = renderHook(() => usePreferences());
  expect(result.current[0]).toMatchObject({ theme: 'light', autoSave: false, enableSounds: false });
  act(() => void result.current[1]({ theme: 'dark' }));
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

test('an embedded area keeps its values under its own namespace', () => {
  const wrapper = (props: { readonly children: ReactNode }) => (
    <ServicesProvider value={{ theme: 'light', storageNamespace: 'partner', isShellSubmenuOpen: false }}>
      {props.children}
    </ServicesProvider>
  );
  const { result } = renderHook(() => useDismissed('import'), { wrapper });
  act(() => void result.current.dismiss());
  expect(window.localStorage.getItem('partner:back-office:dismissals')).toBe('["import"]');
  expect(window.localStorage.getItem('back-office:dismissals')).toBeNull();
});
