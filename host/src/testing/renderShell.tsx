import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from '@back-office/shared/router';
import { pageClock } from '@back-office/shared/loading';
import { createAreas, type AreaSource } from '../remotes/areas';
import { AreasProvider } from '../remotes/AreasProvider';
import type { Overrides } from '../remotes/overrides';
import { Shell } from '../shell/Shell';
import { PageShopProvider, samplePage, type PageShop } from '../shops/pageShop';
import { fakeSource } from './fakeSource';

interface ShellOptions {
  readonly source?: AreaSource;
  readonly overrides?: Overrides;
  /** By default that of the sample. */
  readonly page?: PageShop;
}

/** The whole shell at a path, with areas from a fake source. Pauses and deadlines are twenty times shorter. */
export function renderShell(
  path: string,
  { source = fakeSource(), overrides = {}, page = samplePage }: ShellOptions = {},
) {
  const clock = { now: pageClock.now, after: (ms: number, run: () => void) => pageClock.after(ms / 20, run) };
  const areas = createAreas({ source, clock, random: () => 0.5, overrides });
  areas.start();
  const view = render(
    <AreasProvider value={areas}>
      <MemoryRouter initialEntries={[path]}>
        <PageShopProvider value={page}>
          <Shell />
        </PageShopProvider>
      </MemoryRouter>
    </AreasProvider>,
  );
  return { ...view, areas, user: userEvent.setup() };
}

/** Makes the page as narrow as a phone, or wide again, on a device with a dark or light theme. Call it before rendering. */
export function setPhone(isPhone: boolean, { isDark = false } = {}): void {
  const listOf = (query: string) => ({
    matches: query.includes('color-scheme') ? isDark : isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: listOf });
}
