import { screen, within } from '@testing-library/react';
import { fill } from '@back-office/shared/testing';
import { AreaFailure } from '@back-office/shared/loading';
import { fakeSource, registryOf, rowOf } from '../testing/fakeSource';
import { renderShell, setPhone } from '../testing/renderShell';
// The shell imports the screen lazily. Imported here, it is compiled before the tests start.
import './HealthScreen';

beforeEach(() => {
  setPhone(false);
  performance.getEntriesByType = () => [];
});

const rows = async () => ({
  ...registryOf(rowOf('reports')),
  rejected: [{ name: 'learning', reason: 'entry: missing' }],
});

test('it lists the areas, loads them on request and names rejected rows', async () => {
  const { user } = renderShell('/health', { source: fakeSource({ rows }) });
  expect(await screen.findByRole('heading', { name: 'System health' })).toBeInTheDocument();
  const row = screen.getByRole('row', { name: /Reports/ });
  expect(within(row).getByText('idle')).toBeInTheDocument();
  expect(screen.getByText(/row of learning was rejected – entry: missing/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Check all parts' }));
  expect(await within(row).findByText('ready')).toBeInTheDocument();
});

test('it says since when the last good registry stands in', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lastGood = () => ({ ...registryOf(rowOf('reports')), readAt: '2026-01-02T15:04:05.000Z' });
  const source = fakeSource({ rows: () => Promise.reject(new AreaFailure('AREA-001', 'down')), lastGood });
  renderShell('/health', { source });
  expect(await screen.findByText(/· last good registry, of Jan 2, 2026/)).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Reports/ })).getByText('last good registry')).toBeInTheDocument();
  expect(screen.getByText(/^AREA-001: /)).toBeInTheDocument();
});

test('an override must be a version of the registry or an address on this machine', async () => {
  const { user } = renderShell('/health', { source: fakeSource({ rows }) });
  await fill(user, await screen.findByRole('textbox', { name: 'Version or loopback address' }), 'https://evil.example');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByText('Enter 1.0.0, or an address such as http://localhost:4310.')).toBeInTheDocument();
  expect(sessionStorage.getItem('back-office:overrides')).toBeNull();
});
