import { screen, waitFor, within } from '@testing-library/react';
import { AreaFailure } from '@back-office/shared/loading';
import { adoptOverrides, writeOverrides } from '../remotes/overrides';
import { areaNamed, fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { renderShell, setPhone } from '../testing/renderShell';

beforeEach(() => {
  setPhone(false);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('while the last good registry stands in', () => {
  let isUp = false;
  const source = () =>
    fakeSource({
      rows: () =>
        isUp ? Promise.resolve(registryOf(rowOf('reports'))) : Promise.reject(new AreaFailure('AREA-001', 'down')),
      lastGood: () => ({ ...registryOf(rowOf('reports')), readAt: '2026-01-02T15:04:05.000Z' }),
      area: async () => areaNamed('Sales summary'),
    });
  const message = 'The back office could not check for updates. You are seeing the version of your last visit.';
  beforeEach(() => {
    isUp = false;
  });

  test('a notice says so politely, the area works, and Retry recovers with the focus in the content', async () => {
    const { user } = renderShell('/reports', { source: source() });
    const notice = await screen.findByRole('note');
    expect(notice).toHaveTextContent(message);
    expect(screen.getAllByRole('status').filter((status) => status.textContent === message)).toHaveLength(1);
    expect(await screen.findByRole('heading', { name: 'Sales summary' })).toBeInTheDocument();

    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(notice).toHaveTextContent('still could not check for updates'));

    isUp = true;
    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'Sales summary' })).toBeInTheDocument();
  });

  test('the notice can be dismissed', async () => {
    const { user } = renderShell('/reports', { source: source() });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });
});

describe('the override banner', () => {
  beforeEach(() => sessionStorage.clear());
  const source = () =>
    fakeSource({ rows: async () => registryOf(rowOf('reports'), rowOf('reports', { version: '0.9.0' })) });
  const banner = () => screen.findByRole('region', { name: 'Override' });

  test('names the version that runs', async () => {
    renderShell('/reports', { source: source(), overrides: { reports: '0.9.0' } });
    expect(await banner()).toHaveTextContent('This session runs Reports 0.9.0 instead of the released version.');
  });

  test('never repeats the text of a link, and neither does the failure panel', async () => {
    const text = 'Your account is locked, call 555-0100';
    window.history.replaceState(
      null,
      '',
      `/reports?${new URLSearchParams({ 'area.reports': text, [`area.${text}`]: '1' })}`,
    );
    renderShell('/reports', { source: source(), overrides: adoptOverrides(window) });
    expect(await banner()).toHaveTextContent(/^The link asked for a version that is not available\.\s*Reset$/);
    expect(await screen.findByRole('group', { name: /could not be loaded$/ })).toHaveTextContent('AREA-010');
    expect(document.documentElement).not.toHaveTextContent('555-0100');
    expect(document.title).not.toContain('555-0100');
  });

  test('says where a version that is gone by now was chosen', async () => {
    writeOverrides(window, { reports: '0.8.0' });
    renderShell('/reports', { source: source(), overrides: { reports: '0.8.0' } });
    expect(await banner()).toHaveTextContent(
      /^The version chosen on the health page is no longer available\.\s*Reset$/,
    );
  });
});
