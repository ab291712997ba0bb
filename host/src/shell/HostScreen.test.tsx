import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderInArea } from '@back-office/shared/testing';
import { HostScreen } from './HostScreen';

const missing = Object.assign(new Error('Loading chunk 3 failed.'), { name: 'ChunkLoadError', type: 'timeout' });

test('a host screen whose code is missing shows a panel in its place, tells the page, and recovers on Retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const heard = jest.fn();
  window.addEventListener('back-office:error', ({ detail }) => heard(detail), { once: true });
  const load = jest.fn().mockRejectedValueOnce(missing).mockResolvedValue(Health);
  renderInArea(<HostScreen name="System health" load={load} />);
  const panel = await screen.findByRole('group', { name: /could not be loaded$/ });
  expect(panel).toHaveTextContent('System health could not be loaded');
  expect(panel).toHaveTextContent('AREA-006');
  expect(document.title).toBe('System health could not be loaded · Back Office');
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ code: 'AREA-006', area: 'host', part: 'shell' }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'System health' })).toBeInTheDocument();
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  jest.restoreAllMocks();
});

test('a host screen that failed is loaded again when the browser is online, and its panel stays until then', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn().mockRejectedValue(missing);
  renderInArea(<HostScreen name="System health" load={load} />);
  const panel = await screen.findByRole('group', { name: 'System health could not be loaded' });
  const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));
  await goOnline();
  expect(load).toHaveBeenCalledTimes(2);
  expect(panel).toBeInTheDocument();
  load.mockResolvedValue(Health);
  await goOnline();
  expect(await screen.findByRole('heading', { name: 'System health' })).toBeInTheDocument();
  jest.restoreAllMocks();
});

function Health() {
  return <h1>System health</h1>;
}
