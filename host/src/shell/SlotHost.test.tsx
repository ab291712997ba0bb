import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, lazy, type ComponentType } from 'react';
import type { Slot } from '@back-office/shared/contract';
import { Screen } from '@back-office/shared/ui';
import { areaNamed, fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { renderShell, setPhone } from '../testing/renderShell';

/** A page whose screen renders only when `arrive` is called. `slot` records whether the slot was loaded. */
function renderWaitingScreen(slot: jest.Mock<Promise<Slot>> = jest.fn(async () => () => <p>the widget</p>)) {
  let arrive: (module: { default: ComponentType }) => void = () => undefined;
  const Waiting = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const element = (
    <Suspense fallback="loading">
      <Waiting />
    </Suspense>
  );
  const rows = async () =>
    registryOf(rowOf('catalogue', { routes: ['/'] }), rowOf('assistant', { routes: ['/chatbot'], slots: ['widget'] }));
  const area = async () => areaNamed('catalogue', { routes: [{ path: '*', element }] });
  renderShell('/', { source: fakeSource({ rows, area, slot }) });
  return { slot, arrive: () => arrive({ default: () => <Screen title="Home">content</Screen> }) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers();
  setPhone(false);
});
afterEach(() => jest.useRealTimers());

test('a slot loads after the first screen', async () => {
  const { slot, arrive } = renderWaitingScreen();
  await pass(1_000);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(slot).not.toHaveBeenCalled();
  arrive();
  await pass(0);
  expect(screen.getByRole('heading', { name: 'Home' })).toBeInTheDocument();
  await pass(500);
  expect(screen.getByText('the widget')).toBeInTheDocument();
});

test('a screen that never arrives does not keep a slot from loading', async () => {
  const { slot } = renderWaitingScreen();
  await pass(2_500);
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(slot).toHaveBeenCalledTimes(1);
});

test('pressing Chat after a failure loads the slot again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const slot = jest.fn(async (): Promise<Slot> => {
    if (isOffline) throw new Error('offline');
    return () => <p>the widget</p>;
  });
  let isOffline = true;
  const { arrive } = renderWaitingScreen(slot);
  arrive();
  await pass(10_000);
  expect(screen.getByRole('button', { name: 'The assistant could not be loaded. Retry' })).toBeInTheDocument();
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Chat' }));
  await pass(1_000);
  expect(screen.getByText('the widget')).toBeInTheDocument();
});
