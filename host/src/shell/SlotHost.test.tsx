import { act, screen } from '@testing-library/react';
import { Suspense, lazy, type ComponentType } from 'react';
import { Screen } from '@back-office/shared/ui';
import { areaNamed, fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { renderShell, setPhone, stubShowModal } from '../testing/renderShell';

/** A page whose screen renders only when `arrive` is called. `slot` records whether the slot was loaded. */
function renderWaitingScreen() {
  let arrive: (module: { default: ComponentType }) => void = () => undefined;
  const Waiting = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  const element = (
    <Suspense fallback="loading">
      <Waiting />
    </Suspense>
  );
  const slot = jest.fn(async () => () => <p>the widget</p>);
  const rows = async () =>
    registryOf(rowOf('catalogue', { routes: ['/'] }), rowOf('assistant', { routes: ['/chatbot'], slots: ['widget'] }));
  const area = async () => areaNamed('catalogue', { routes: [{ path: '*', element }] });
  renderShell('/', { source: fakeSource({ rows, area, slot }) });
  return { slot, arrive: () => arrive({ default: () => <Screen title="Home">content</Screen> }) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeAll(stubShowModal);
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
