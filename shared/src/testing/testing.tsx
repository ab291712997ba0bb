/// <reference types="@testing-library/jest-dom" />
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ServicesProvider, type AreaServices, type Shop } from '@back-office/shared/contract';
import { MemoryRouter, useLocation } from '@back-office/shared/router';
import { ToastProvider } from '@back-office/shared/ui';

export { damages, quarantinedIn } from './damages';
export { expectAllDamageKept } from './damageVisits';
export { fakeLocks, fakeStorage } from './fakeStorage';

/** An own shop that counts and writes as the sample does. */
export const bakery: Shop = {
  id: 'bakery-1',
  name: 'Bakery',
  source: 'browser',
  currency: 'USD',
  timeZone: 'America/New_York',
  dayStart: 0,
  locale: 'en-US',
};

interface AreaOptions {
  readonly services?: Partial<AreaServices>;
  /** The address the router starts at, such as `/items?category=Bakery`. */
  readonly path?: string;
  /** With fake timers, pass `userEvent.setup({ advanceTimers: jest.advanceTimersByTime })`. */
  readonly user?: UserEvent;
}

interface RenderedArea extends RenderResult {
  readonly user: UserEvent;
  /** The router's current path and search. */
  readonly path: () => string;
}

/** In milliseconds. A toast must not disappear before a slow machine presses its button. */
const anHour = 3_600_000;

/**
 * Renders a screen or part the way the shell does: services, router and toasts around it. The address changes together
 * with the state that is set beside it: as a transition it would follow later on a slow machine, and a test that reads
 * `path()` would fail there.
 */
export function renderInArea(ui: ReactNode, options: AreaOptions = {}): RenderedArea {
  const services: AreaServices = {
    theme: 'light',
    storageNamespace: '',
    isShellSubmenuOpen: false,
    ...options.services,
  };
  let path = '';
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={services}>
      <MemoryRouter initialEntries={[options.path ?? '/']} useTransitions={false}>
        <ToastProvider lifetime={anHour}>{children}</ToastProvider>
        <LocationProbe onChange={(next) => (path = next)} />
      </MemoryRouter>
    </ServicesProvider>
  );
  const view: RenderResult = render(ui, { wrapper });
  return { ...view, user: options.user ?? userEvent.setup(), path: () => path };
}

/** Puts a text into a field at once: the screen renders once, not for each key. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

function LocationProbe({ onChange }: { readonly onChange: (path: string) => void }) {
  const { pathname, search } = useLocation();
  onChange(pathname + search);
  return null;
}
