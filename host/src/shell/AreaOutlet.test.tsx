import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { useServices } from '@back-office/shared/contract';
import { AreaFailure } from '@back-office/shared/loading';
import { areaNamed, fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { renderShell, setPhone } from '../testing/renderShell';

beforeEach(() => {
  setPhone(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const rows = async () =>
  registryOf(
    rowOf('reports', { routes: ['/reports', '/transactions'] }),
    rowOf('learning', { routes: ['/education'] }),
  );
const panel = () => screen.findByRole('group', { name: /could not be loaded$/ });

test('a failing area shows a panel in its place; the shell and the other areas keep working', async () => {
  const source = fakeSource({
    rows,
    area: async (row) => {
      if (row.name === 'reports') throw new AreaFailure('AREA-003', 'late');
      return areaNamed('Education Center');
    },
  });
  const { user } = renderShell('/reports', { source });
  expect(await panel()).toHaveTextContent('Reports could not be loaded');
  expect(document.title).toBe('Reports could not be loaded · Back Office');
  expect(await panel()).toHaveTextContent(
    'This area did not respond within 15 seconds. The rest of the back office works as usual.',
  );
  expect(await panel()).toHaveTextContent('AREA-003');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Education' }));
  expect(await screen.findByRole('heading', { name: 'Education Center' })).toBeInTheDocument();
});

test('Retry recovers without a reload, and the focus moves to the content', async () => {
  let isUp = false;
  const source = fakeSource({
    rows,
    area: async () => {
      if (!isUp) throw new AreaFailure('AREA-004', 'gone');
      return areaNamed('Sales summary');
    },
  });
  const { user } = renderShell('/reports', { source });
  expect(await panel()).toHaveTextContent('AREA-004');
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Sales summary' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

describe('an area that failed while the browser was offline', () => {
  let isUp = false;
  const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
  const open = async () => {
    isUp = false;
    const area = async () => {
      if (!isUp) throw new AreaFailure('AREA-004', 'gone');
      return areaNamed('Sales summary');
    };
    renderShell('/reports', { source: fakeSource({ rows, area }) });
    expect(await panel()).toHaveFocus();
  };

  test('opens when it is online again, and the focus moves from the panel to the content', async () => {
    await open();
    isUp = true;
    await goOnline();
    expect(await screen.findByRole('heading', { name: 'Sales summary' })).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('leaves the focus where the merchant works', async () => {
    await open();
    const help = screen.getByRole('button', { name: 'Help' });
    act(() => help.focus());
    await goOnline();
    expect(await screen.findByRole('button', { name: 'Retrying' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    isUp = true;
    await goOnline();
    expect(await screen.findByRole('heading', { name: 'Sales summary' })).toBeInTheDocument();
    expect(help).toHaveFocus();
  });
});

test('when the registry cannot be read, a panel still names the area', async () => {
  const source = fakeSource({ rows: () => Promise.reject(new AreaFailure('AREA-001', 'down')) });
  renderShell('/education', { source });
  expect(await panel()).toHaveTextContent('Education could not be loaded');
  expect(await panel()).toHaveTextContent('AREA-001');
});

test('a screen that throws shows the panel; another screen of the area works', async () => {
  function Broken(): never {
    throw new Error('boom');
  }
  const source = fakeSource({
    rows,
    area: async () => () => ({
      contract: '1.0.0',
      routes: [
        { path: 'reports', element: <Broken /> },
        { path: 'education', element: <h1>Course list</h1> },
      ],
    }),
  });
  const { user } = renderShell('/reports', { source });
  expect(await panel()).toHaveTextContent('AREA-008');
  expect(document.body).not.toHaveTextContent('boom');
  await user.click(screen.getByRole('link', { name: 'Education' }));
  expect(await screen.findByRole('heading', { name: 'Course list' })).toBeInTheDocument();
});

test('a path that its area does not have shows the error screen', async () => {
  const area = async () => areaNamed('', { routes: [{ path: 'reports', element: <h1>Sales summary</h1> }] });
  renderShell('/reports/none', { source: fakeSource({ rows, area }) });
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument();
});

test('an area gets the namespace and the state of the shell’s submenu, whose changes do not unmount it', async () => {
  let mounts = 0;
  function Told() {
    const { isShellSubmenuOpen, storageNamespace } = useServices();
    useState(() => (mounts += 1));
    return <p>{`submenu ${isShellSubmenuOpen} namespace "${storageNamespace}"`}</p>;
  }
  const suite = async () => registryOf(rowOf('reports', { routes: ['/financial-suite'] }));
  const area = async () => areaNamed('', { routes: [{ path: '*', element: <Told /> }] });
  const { user } = renderShell('/financial-suite', { source: fakeSource({ rows: suite, area }) });
  expect(await screen.findByText('submenu false namespace ""')).toBeInTheDocument();
  const before = mounts;
  await user.click(screen.getByRole('link', { name: 'Financial Suite' }));
  expect(await screen.findByText('submenu true namespace ""')).toBeInTheDocument();
  expect(mounts).toBe(before);
});

test('a failing slot shows only a small retry button, which brings it back', async () => {
  let isUp = false;
  const source = fakeSource({
    rows: async () => registryOf(rowOf('learning', { routes: ['/education'], slots: ['widget'] })),
    slot: async () => {
      if (!isUp) throw new AreaFailure('AREA-006', 'gone');
      return () => <p>the widget</p>;
    },
  });
  const { user } = renderShell('/education', { source });
  const retry = await screen.findByRole('button', { name: 'The assistant could not be loaded. Retry' });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText('the widget')).toBeInTheDocument();
  await waitFor(() => expect(retry).not.toBeInTheDocument());
});
