import { render, screen } from '@testing-library/react';
import { lazyScreen } from './lazyScreen';

test('a screen that was loaded once is shown at once when its area is created again', async () => {
  const Units = () => <p>Four units</p>;
  const load = jest.fn(async () => Units);
  const first = render(lazyScreen(load));
  expect(screen.queryByText('Four units')).not.toBeInTheDocument();
  expect(await screen.findByText('Four units')).toBeVisible();
  first.unmount();
  render(lazyScreen(load));
  expect(screen.getByText('Four units')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
