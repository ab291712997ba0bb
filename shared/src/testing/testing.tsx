import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ServicesProvider, type AreaServices } from '@back-office/shared/contract';
import { MemoryRouter, useLocation } from '@back-office/shared/router';
import { ToastProvider } from '@back-office/shared/ui';

interface AreaOptions {
  readonly services?: Partial<AreaServices>;
  /** Where the router starts, with search if wanted: `/items?category=Bakery`. */
  readonly path?: string;
  /** Pass `userEvent.setup({ advanceTimers: jest.advanceTimersByTime })` with a faked clock. */
  readonly user?: UserEvent;
}

interface RenderedArea extends RenderResult {
  readonly user: UserEvent;
  /** The router's current path and search. */
  readonly path: () => string;
}

/** In ms. A toast must not go by itself while a slow machine is on its way to press what it offers. */
const anHour = 3_600_000;

/** Renders a screen or part the way the shell does: services, router and toasts around it. */
export function renderInArea(ui: ReactNode, options: AreaOptions = {}): RenderedArea {
  const services: AreaServices = {
    theme: 'light',
    storageNamespace: '',
    isShellSubmenuOpen: false,
    ...options.services,
  };
  let path = '';
  const around = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={services}>
      <MemoryRouter initialEntries={[options.path ?? '/']}>
        <ToastProvider lifetime={anHour}>{children}</ToastProvider>
        <Whereabouts onMove={(next) => (path = next)} />
      </MemoryRouter>
    </ServicesProvider>
  );
  const view: RenderResult = render(ui, { wrapper: around });
  return { ...view, user: options.user ?? userEvent.setup(), path: () => path };
}

function Whereabouts({ onMove }: { readonly onMove: (path: string) => void }) {
  const { pathname, search } = useLocation();
  onMove(pathname + search);
  return null;
}

/**
 * `localStorage` in memory. With `quota` (characters of keys and values together) a write that would exceed it throws
 * the browser's QuotaExceededError and changes nothing. Reach values through its methods only.
 */
export function fakeStorage(initial: Readonly<Record<string, string>> = {}, quota = Infinity): Storage {
  const values = new Map(Object.entries(initial));
  const used = () => [...values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      const text = String(value);
      const before = values.get(key);
      const freed = before === undefined ? 0 : key.length + before.length;
      if (used() - freed + key.length + text.length > quota)
        throw new DOMException(`Setting the value of '${key}' exceeded the quota.`, 'QuotaExceededError');
      values.set(key, text);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
