import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  contractVersion,
  type Area,
  type LedgerPort,
  type Mounted,
  type MountOptions,
} from '@back-office/shared/contract';
import { createLedger, defaultRange, localLedgerPort, useLedgerAnswer } from '@back-office/shared/ledger';
import { openLedger } from '@back-office/shared/ledger/testing';
import { Screen, useToast } from '@back-office/shared/ui';
import { AreaFailure } from '../loading/areaFailure';
import { Sheet } from '../ui/overlays/Sheet';
import { mountArea } from './mountArea';
import type { EmbedMount } from './createMount';
import type { ImportEmbed } from './recovery';

const routes = [{ path: '/count', element: <Count /> }];
const mount = mountArea(() => ({ contract: contractVersion, routes }), {
  name: 'test',
  title: 'Counts',
  path: '/count',
});
const sample = localLedgerPort(createLedger());
const week = createLedger().rowsOf(defaultRange);
const weekQuestion = { range: defaultRange, filters: [], measures: ['tips'] } as const;

function Count() {
  const answer = useLedgerAnswer((port) => port.figures(weekQuestion), []);
  if (answer.state === 'failed') return <p>{answer.error.message}</p>;
  return <p>{answer.state === 'ready' ? `${answer.data.total.transactions} transactions` : 'Loading'}</p>;
}

/** A ledger with other figures than the sample. */
function ledgerWith(version: string, figures: NonNullable<LedgerPort['figures']>): LedgerPort {
  return { ...sample, version, figures };
}

function mountIn(options?: Parameters<typeof mount>[1]) {
  const element = document.createElement('div');
  document.body.append(element);
  let mounted: Mounted | undefined;
  act(() => {
    mounted = mount(element, options);
  });
  if (!mounted) throw new Error('The area was not mounted.');
  return mounted;
}

beforeEach(() => openLedger());
afterEach(() => document.body.replaceChildren());

test('without a ledger the sample is asked', () => {
  const mounted = mountIn();
  expect(screen.getByText(`${week.length} transactions`)).toBeVisible();
  act(() => mounted.unmount());
});

test('the ledger of the page is asked, and the one that replaces it', async () => {
  const twoDays = { ...weekQuestion, range: { from: '2025-06-22', to: '2025-06-23' } };
  const mounted = mountIn({ ledger: ledgerWith('two days', () => sample.figures(twoDays)) });
  expect(await screen.findByText('5 transactions')).toBeVisible();
  act(() => mounted.update({ theme: 'dark' }));
  expect(screen.getByText('5 transactions')).toBeVisible();
  act(() => mounted.update({ ledger: ledgerWith('week', () => sample.figures(weekQuestion)) }));
  expect(await screen.findByText(`${week.length} transactions`)).toBeVisible();
  act(() => mounted.unmount());
});

test('sample figures on a page of others are labeled until the page has a ledger, and again without it', async () => {
  const label = () => screen.queryByRole('note');
  const mounted = mountIn();
  expect(label()).toHaveTextContent('Sample figures: they are examples, not the sales of this page’s shop.');
  act(() => mounted.update({ ledger: ledgerWith('own', (question) => sample.figures(question)) }));
  await waitFor(() => expect(label()).not.toBeInTheDocument());
  expect(await screen.findByText(`${week.length} transactions`)).toBeVisible();
  act(() => mounted.update({ theme: 'dark' }));
  expect(label()).not.toBeInTheDocument();
  act(() => mounted.update({ ledger: undefined }));
  expect(await screen.findByRole('note')).toBeVisible();
  expect(screen.getByText(`${week.length} transactions`)).toBeVisible();
  act(() => mounted.unmount());
});

test('damaged values are told once the first screen is there', async () => {
  localStorage.setItem('back-office-test:back-office:quarantine:back-office:preferences:1', '{');
  const screens = [{ path: '/', element: <Screen title="Units">None</Screen> }];
  const area = mountArea(() => ({ contract: contractVersion, routes: screens }), {
    name: 'test',
    title: 'Units',
    path: '/',
  });
  let mounted: Mounted | undefined;
  act(() => {
    mounted = area(document.body.appendChild(document.createElement('div')));
  });
  expect(await screen.findByText(/^The stored preferences are damaged\./)).toBeVisible();
  act(() => mounted?.unmount());
  localStorage.clear();
});

test('while a ledger of the page works on a question for longer than usual, a notice says so', async () => {
  const listeners = new Set<() => void>();
  let isSlow = false;
  const setSlow = (next: boolean) =>
    act(() => {
      isSlow = next;
      listeners.forEach((listener) => listener());
    });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const mounted = mountIn({ ledger: { ...sample, isSlow: () => isSlow, subscribe } });
  expect(await screen.findByText(`${week.length} transactions`)).toBeVisible();
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  setSlow(true);
  expect(screen.getByRole('note')).toHaveTextContent('The server is still working on the figures.');
  setSlow(false);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  act(() => mounted.unmount());
  expect(listeners.size).toBe(0);
});

test('a ledger of the page that says that its version has changed is asked again', async () => {
  const twoDays = { ...weekQuestion, range: { from: '2025-06-22', to: '2025-06-23' } };
  let version = 'two days';
  let tell: () => void = () => undefined;
  const mounted = mountIn({
    ledger: {
      ...sample,
      get version() {
        return version;
      },
      figures: () => sample.figures(version === 'week' ? weekQuestion : twoDays),
      subscribe(listener) {
        tell = listener;
        return () => undefined;
      },
    },
  });
  expect(await screen.findByText('5 transactions')).toBeVisible();
  act(() => {
    version = 'week';
    tell();
  });
  expect(await screen.findByText(`${week.length} transactions`)).toBeVisible();
  act(() => mounted.unmount());
});

test.each([
  ['whose screens show no figures has no label', false, 0],
  ['that answers with figures is labeled from the start', true, 1],
])('an area %s', (_, alwaysShowsFigures, labels) => {
  const area = mountArea(() => ({ contract: contractVersion, routes: [{ path: '/', element: <p>Units</p> }] }), {
    name: 'test',
    title: 'Units',
    path: '/',
    alwaysShowsFigures,
  });
  const element = document.body.appendChild(document.createElement('div'));
  let mounted: Mounted | undefined;
  act(() => {
    mounted = area(element);
  });
  expect(screen.getByText('Units')).toBeVisible();
  expect(screen.queryAllByRole('note')).toHaveLength(labels);
  act(() => mounted?.unmount());
});

test('in a shadow root the colors that the page sets win, also those that it sets later', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  element.style.setProperty('--accent', 'rebeccapurple');
  let mounted: Mounted | undefined;
  act(() => {
    mounted = mount(element, { shadow: true });
  });
  const root = element.shadowRoot?.lastElementChild as HTMLElement;
  const own = (name: string) => root.style.getPropertyValue(name);
  expect([own('--accent'), own('--text'), own('--gutter')]).toEqual(['inherit', '', '']);
  element.style.setProperty('--text', 'navy');
  element.style.removeProperty('--accent');
  await waitFor(() => expect([own('--accent'), own('--text')]).toEqual(['', 'inherit']));
  act(() => mounted?.unmount());
  element.style.setProperty('--accent', 'rebeccapurple');
  await Promise.resolve();
  expect(own('--accent')).toBe('');
});

test('a wrong answer of the page’s ledger is a failure that names the field', async () => {
  const ledger = ledgerWith('wrong', async (question) => {
    const { total, ...answer } = await sample.figures(question);
    return { ...answer, total: { ...total, figures: { tips: 0.5 } } };
  });
  const mounted = mountIn({ ledger });
  expect(await screen.findByText(/figures.*tips/)).toBeVisible();
  act(() => mounted.unmount());
});

test('in a shadow root a toast can be reached while a sheet is open, which stays open', async () => {
  const onUndo = jest.fn();
  const routesWithSheet = [{ path: '/', element: <EditMug onUndo={onUndo} /> }];
  const area = mountArea(() => ({ contract: contractVersion, routes: routesWithSheet }), {
    name: 'test',
    title: 'Mugs',
    path: '/',
  });
  const element = document.body.appendChild(document.createElement('div'));
  let mounted: Mounted | undefined;
  act(() => {
    mounted = area(element, { shadow: true });
  });
  const inside = within(element.shadowRoot?.lastElementChild as HTMLElement);
  await userEvent.click(inside.getByRole('button', { name: 'Delete and edit' }));
  expect(await inside.findByRole('dialog', { name: 'Edit Mug' })).toBeVisible();
  expect(inside.queryByRole('button', { name: 'Delete and edit' })).not.toBeInTheDocument();
  await userEvent.click(await inside.findByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(inside.getByRole('dialog', { name: 'Edit Mug' })).toBeVisible();
  act(() => mounted?.unmount());
  expect(element.shadowRoot?.childElementCount).toBe(0);
});

function EditMug({ onUndo }: { readonly onUndo: () => void }) {
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  function open() {
    toast.show({ message: 'Bowl deleted', action: { label: 'Undo', onPress: onUndo } });
    setOpen(true);
  }
  return (
    <>
      <button onClick={open}>Delete and edit</button>
      {isOpen && (
        <Sheet title="Edit Mug" actions={null} onClose={() => setOpen(false)}>
          <input aria-label="Name" />
        </Sheet>
      )}
    </>
  );
}

describe('a page whose onNavigate', () => {
  test('is async or returns a value stays in the area and can leave it', async () => {
    const visited: string[] = [];
    const mounted = mountIn({ onNavigate: async (path) => void visited.push(path) });
    act(() => mounted.navigate('/count?by=day'));
    expect(visited).toEqual(['/count', '/count?by=day']);
    expect(screen.getByText(`${week.length} transactions`)).toBeVisible();
    act(() => mounted.unmount());
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('page');
      },
    ],
    ['rejects', () => Promise.reject(new Error('page'))],
  ])('%s is told so on the console', async (_name, onNavigate) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const mounted = mountIn({ onNavigate });
    await act(async () => mounted.navigate('/count?by=day'));
    expect(screen.getByText(`${week.length} transactions`)).toBeVisible();
    expect(logged).toHaveBeenCalledWith('onNavigate of the page failed:', expect.objectContaining({ message: 'page' }));
    logged.mockRestore();
    act(() => mounted.unmount());
  });
});

describe('an area that throws', () => {
  let isBroken = true;
  const failures: unknown[] = [];
  const hear = ({ detail }: CustomEvent<unknown>) => void failures.push(detail);

  function Fragile() {
    if (isBroken) throw new Error('no figures');
    return <p>Figures</p>;
  }

  function mountFragile(createArea: () => Area, reload?: () => Promise<void>) {
    const element = document.createElement('div');
    document.body.append(element);
    const embedding = reload && { version: '1.2.3', reload };
    let mounted: Mounted | undefined;
    const mountIt: EmbedMount = mountArea(createArea, { name: 'test', title: 'Figures', path: '/' });
    act(() => {
      mounted = mountIt(element, { embedding });
    });
    return mounted;
  }

  const panel = () => screen.getByRole('group', { name: 'Figures could not be loaded' });
  const fragileArea = () => ({ contract: contractVersion, routes: [{ path: '*', element: <Fragile /> }] });

  beforeEach(() => {
    isBroken = true;
    failures.length = 0;
    window.addEventListener('back-office:error', hear);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    window.removeEventListener('back-office:error', hear);
    jest.restoreAllMocks();
  });

  test('says so, tells the page, leaves the focus where it is, and recovers on Retry', async () => {
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    const mounted = mountFragile(fragileArea);
    expect(panel()).toHaveTextContent(
      'Figures could not be loadedSomething went wrong while this screen was being displayed. The rest of the page works as usual.RetryAREA-008',
    );
    expect(screen.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
    expect(elsewhere).toHaveFocus();
    expect(failures).toEqual([expect.objectContaining({ code: 'AREA-008', area: 'test', part: 'area' })]);
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Figures')).toBeVisible();
    expect(document.activeElement).toHaveAttribute('data-back-office');
    act(() => mounted?.unmount());
  });

  test('gets another chance at another path', () => {
    const mounted = mountFragile(fragileArea);
    isBroken = false;
    act(() => mounted?.navigate('/other'));
    expect(screen.getByText('Figures')).toBeVisible();
    act(() => mounted?.unmount());
  });

  test('while it starts has a panel too', async () => {
    const mounted = mountFragile(() => {
      if (isBroken) throw new Error('no start');
      return fragileArea();
    });
    expect(panel()).toHaveTextContent('AREA-005');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Figures')).toBeVisible();
    act(() => mounted?.unmount());
  });

  describe('because a file is missing, mounted without embed.js', () => {
    const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const Missing = () => {
      throw chunkError;
    };
    const area = () => ({ contract: contractVersion, routes: [{ path: '*', element: <Missing /> }] });
    const options = { storageNamespace: 'partner', theme: 'dark' } as const;

    function mountMissing(embed: ImportEmbed) {
      const element = document.body.appendChild(document.createElement('div'));
      const mountIt = mountArea(area, { name: 'test', title: 'Figures', path: '/' }, embed);
      let mounted: Mounted | undefined;
      act(() => {
        mounted = mountIt(element, options);
      });
      return { element, mounted };
    }

    test('is loaded again by the embed.js beside its entry on Retry', async () => {
      const again = { update: jest.fn(), navigate: jest.fn(), unmount: jest.fn() };
      const mountAgain = jest.fn((into: HTMLElement, { onNavigate, path }: MountOptions) => {
        into.append(document.createElement('main'));
        onNavigate?.(path ?? '/');
        return Promise.resolve(again);
      });
      const { element, mounted } = mountMissing(() => Promise.resolve({ mount: mountAgain }));
      act(() => mounted?.navigate('/items?status=Draft'));
      expect(panel()).toHaveTextContent('AREA-006');
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(mountAgain).toHaveBeenCalledWith(
        element,
        expect.objectContaining({ ...options, path: '/items?status=Draft' }),
      );
      expect(element.innerHTML).toMatch(/^<main [^>]*><\/main>$/);
      expect(element.firstElementChild).toHaveFocus();
      mounted?.update({ theme: 'light' });
      mounted?.navigate('/items');
      mounted?.unmount();
      expect(again.update).toHaveBeenCalledWith({ theme: 'light' });
      expect(again.navigate.mock.calls).toEqual([['/items']]);
      expect(again.unmount).toHaveBeenCalledTimes(1);
    });

    test('keeps its panel while embed.js is missing too', async () => {
      const embed = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
      const { mounted } = mountMissing(embed);
      for (const attempt of [1, 2]) {
        await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
        expect(embed).toHaveBeenLastCalledWith(attempt);
        expect(panel()).toHaveTextContent('AREA-004');
      }
      act(() => mounted?.unmount());
    });
  });

  test('because a file is late opens when it arrives, and Retry asks for it with the code that is there', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const error = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', late });
    let isLate = true;
    const Late = () => {
      if (isLate) throw error;
      return <p>Figures</p>;
    };
    const reload = jest.fn(async () => undefined);
    const mounted = mountFragile(
      () => ({ contract: contractVersion, routes: [{ path: '*', element: <Late /> }] }),
      reload,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(panel()).toHaveTextContent('AREA-006');
    expect(reload).not.toHaveBeenCalled();
    isLate = false;
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await act(async () => arrive());
    expect(screen.getByText('Figures')).toBeVisible();
    expect(elsewhere).toHaveFocus();
    act(() => mounted?.unmount());
  });

  describe('when the browser is online again', () => {
    const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    const Missing = () => {
      throw chunkError;
    };
    const missing = () => ({ contract: contractVersion, routes: [{ path: '*', element: <Missing /> }] });
    const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

    test('a missing file is requested once more, and the focus stays where someone works', async () => {
      const elsewhere = document.body.appendChild(document.createElement('input'));
      elsewhere.focus();
      const failed = new AreaFailure('AREA-004', 'gone');
      let fail: (error: unknown) => void = () => undefined;
      const reload = jest.fn(() => new Promise<void>((_, reject) => (fail = reject)));
      const mounted = mountFragile(missing, reload);
      await goOnline();
      await goOnline();
      expect(reload).toHaveBeenCalledTimes(1);
      expect(screen.getByRole('button', { name: 'Retrying' })).toBeInTheDocument();
      await act(async () => fail(failed));
      expect(panel()).toHaveTextContent('AREA-004');
      expect(elsewhere).toHaveFocus();
      await goOnline();
      expect(reload).toHaveBeenCalledTimes(2);
      act(() => mounted?.unmount());
      await goOnline();
      expect(reload).toHaveBeenCalledTimes(2);
    });

    test('a screen that threw is left alone', async () => {
      const reload = jest.fn(() => Promise.resolve());
      const mounted = mountFragile(fragileArea, reload);
      await goOnline();
      expect(reload).not.toHaveBeenCalled();
      act(() => mounted?.unmount());
    });
  });

  test('is loaded again by embed.js, which may fail again', async () => {
    const reload = jest.fn(() => Promise.reject(new AreaFailure('AREA-004', 'gone')));
    const mounted = mountFragile(fragileArea, reload);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(panel()).toHaveTextContent('AREA-004');
    expect(failures).toMatchObject([
      { code: 'AREA-008', version: '1.2.3' },
      { code: 'AREA-004', version: '1.2.3' },
    ]);
    act(() => mounted?.unmount());
  });
});
